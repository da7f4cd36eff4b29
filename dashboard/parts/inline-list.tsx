import { Fragment } from 'preact'

/** Parts in one line. Each is written its own way: a place in Arabic turns no date around. */
export const InlineList = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ))
