/** Leads by number that a page of the register holds; to make one anew takes some 2 ms. */
export const rowsAPage = 256
