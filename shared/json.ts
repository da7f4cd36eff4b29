/** Any JSON value, as custom fields may hold it. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
