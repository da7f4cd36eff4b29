/** For a router: undoes that `paths.lead(':id')` encodes the colon, as it would a value's. */
export const pattern = (path: string): string => decodeURIComponent(path)
