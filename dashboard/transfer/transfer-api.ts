import { basePath, paths } from '../../shared/api.ts'
import {
  extensionOf,
  type LeadCountsBody,
  type LeadExport,
  type LeadFilter,
} from '../../shared/lead-api.ts'
import type { Ask } from '../api.ts'
import { ApiError, refusalOf } from '../problem.ts'
import { countOf } from '../views.ts'

/** How many leads a filter finds. */
export const countLeads = async (ask: Ask, filter: LeadFilter, signal: AbortSignal) =>
  countOf(await ask<LeadCountsBody>('POST', paths.leadCounts, filter, signal), 'all')

interface Exported {
  name: string
  content: Blob
}

/** The file of an export; `onBytes` hears how much of it is here. */
export async function exportLeads(
  wanted: LeadExport,
  onBytes: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Exported> {
  try {
    const response = await fetch(basePath + paths.leadExport, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wanted),
      signal,
    })
    if (!response.ok || !response.body) throw await refusal(response)
    const disposition = response.headers.get('Content-Disposition') ?? ''
    const name =
      /filename="([^"]+)"/.exec(disposition)?.[1] ?? `leads.${extensionOf(wanted.format)}`
    const counted = response.body.pipeThrough(counting(onBytes))
    const content = await new Response(counted).blob()
    return { name, content }
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
    throw new ApiError({ is: 'offline' })
  }
}

function counting(onBytes: (bytes: number) => void) {
  let bytes = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      onBytes(bytes)
      controller.enqueue(chunk)
    },
  })
}

const refusal = async (response: Response) =>
  refusalOf(response.status, response.headers.get('Retry-After'), await response.text())

/** Hands a file to the browser, to be kept where the operator's downloads are. */
export function save({ name, content }: Exported) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
