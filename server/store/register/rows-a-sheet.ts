/** Leads by number that a sheet of the register holds; to make one anew takes some 2 ms. */
export const rowsASheet = 256
