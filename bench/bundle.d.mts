export function bundle(entry: string, name: string): Promise<string>
