import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from './has-code.ts'

/** What the build says of the widget it has made, by names below `/widget/`. */
export interface Release {
  /** The loader under the name of this release alone, and its hash for `integrity`. */
  loader: string
  integrity: string
  /** What is fetched later, by name or language: `chat`, `talk`, `understand`, `invite`, `en`. */
  files: Record<string, string>
}

/** Undefined where nothing has been built: `npm run dev` serves the sources. */
export function readRelease(publicFolder: string): Release | undefined {
  try {
    return JSON.parse(readFileSync(join(publicFolder, 'widget/v1.json'), 'utf8')) as Release
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    return undefined
  }
}
