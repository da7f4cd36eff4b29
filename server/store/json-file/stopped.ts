/** A snapshot or backup that gave up; nothing is amiss. */
export class Stopped extends Error {}
