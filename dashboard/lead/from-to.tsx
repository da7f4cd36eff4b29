import { texts } from '../texts/all-texts.ts'

/** A value and the one in its place: what is struck through says nothing to whoever hears it. */
export const FromTo = ({ from, to }: { from: string; to: string }) => (
  <span class="change-values">
    <span class="unseen">{texts.history.from} </span>
    <del dir="auto">{from}</del>
    <span class="change-arrow" aria-hidden="true">
      →
    </span>
    <span class="unseen"> {texts.history.to} </span>
    <ins dir="auto">{to}</ins>
  </span>
)
