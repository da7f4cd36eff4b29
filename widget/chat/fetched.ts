/**
 * A browser remembers a module that failed by its address, so a second try has another one. Only the
 * error knows it: the names of our files are hashed.
 */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? []
    if (!address) throw error
    return import(/* @vite-ignore */ `${address}?${Date.now()}`) as Promise<T>
  }
}
