/** Whether it is the fault that Node calls so: ENOENT, say. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
