import { CopyButton } from './copy-button.tsx'

/** What is to be pasted into a page. */
export const Snippet = ({ label, value }: { label: string; value: string }) => (
  <div class="snippet">
    <code>{value}</code>
    <CopyButton label={label} value={value} />
  </div>
)
