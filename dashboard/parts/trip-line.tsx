import { Fragment } from 'preact'

/** A trip in one line. Each part is written its own way: a place in Arabic turns no date around. */
export const TripLine = ({ parts }: { parts: readonly string[] }) =>
  parts.map((part, place) => (
    <Fragment key={place}>
      {place > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ))
