export const pieces: string[]
export function hostile(piece: string): string
