import { basePath, paths } from '../../shared/api.ts'
import type { LeadImportBody } from '../../shared/lead-api.ts'
import { bodyOf } from '../api.ts'
import { ApiError, refusalOf } from '../problem.ts'

/** How far an import is; the server checks every line while it still comes in. */
export type ImportStep = { is: 'packing' } | { is: 'sending'; share: number } | { is: 'checking' }

/**
 * Sends a file of JSON lines. `fetch` cannot say how much of a body is sent, so it is the older
 * request; packed, since leads shrink to a tenth.
 */
export async function importFile(
  file: Blob,
  onStep: (step: ImportStep) => void,
  signal: AbortSignal,
): Promise<LeadImportBody> {
  onStep({ is: 'packing' })
  const packing = file.stream().pipeThrough(new CompressionStream('gzip'), { signal })
  const packed = await new Response(packing).blob()
  signal.throwIfAborted()
  const answer = await send(packed, onStep, signal)
  if (answer.status === 200) return bodyOf<LeadImportBody>(answer.responseText)
  throw refusalOf(answer.status, answer.getResponseHeader('Retry-After'), answer.responseText)
}

function send(content: Blob, onStep: (step: ImportStep) => void, signal: AbortSignal) {
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', basePath + paths.leadImport)
    request.setRequestHeader('Content-Type', 'application/x-ndjson')
    request.setRequestHeader('Content-Encoding', 'gzip')
    request.upload.onprogress = ({ loaded, total }) =>
      onStep({ is: 'sending', share: total > 0 ? loaded / total : 0 })
    request.upload.onload = () => onStep({ is: 'checking' })
    request.onload = () => resolve(request)
    request.onerror = () => reject(new ApiError({ is: 'offline' }))
    request.onabort = () => reject(new DOMException('given up', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(content)
  })
}
