import { newSigningKey } from '../tokens.ts'
import { openExisting, type OpenAt } from './installation.ts'
import { usage, type Io } from './io.ts'

/** `bellhop rotate-signing-key`: whoever has the old key, from a stolen backup say, can sign nothing with it any more. */
export async function rotateSigningKey(
  args: readonly string[],
  { print }: Pick<Io, 'print'>,
  place: string,
  openAt: OpenAt,
): Promise<void> {
  if (args.length > 0) throw usage('rotate-signing-key')
  const { desk, close } = await openExisting(openAt, place)
  try {
    await desk.change(data => {
      data.signing_key = newSigningKey()
    })
  } finally {
    await close()
  }
  print('There is a new signing key. A chat that is under way goes on as a new request.')
}
