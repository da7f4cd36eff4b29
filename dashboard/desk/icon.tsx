const drawings = {
  search: 'M7 12.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM11 11l3.5 3.5',
  back: 'M10 3 5 8l5 5',
  close: 'm4 4 8 8m0-8-8 8',
  copy: 'M6 5.5h7.5v8H6zM3.5 10.5h-1v-8H10v1',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  leave: 'M6.5 2.5h-4v11h4M6 8h8m-3-3 3 3-3 3',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  warning: 'M8 2 1.5 13.5h13zM8 6.5v3.5m0 1.5v.5',
  offline:
    'M2 2l12 12M1.5 6.5A10 10 0 0 1 5 4.3m3-.8a10 10 0 0 1 6.5 3M4 9.5a6 6 0 0 1 3-1.6M8 13h.01',
  inbox: 'M2 9.5h3.5l1 2h3l1-2H14M2 9.5 4 3h8l2 6.5V13H2z',
  all: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  arrow: 'M3 8h10m-4-4 4 4-4 4',
  numbers: 'M3 13.5V9M8 13.5v-11M13 13.5V6',
  transfer: 'M5 2.5v11m0 0-3-3m3 3 3-3M11 13.5v-11m0 0-3 3m3-3 3 3',
  sites: 'M2 3h12v10H2zM2 6h12M4 4.5h.01M6 4.5h.01',
  team: 'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5a4.5 4.5 0 0 1 9 0M11 2.8a2.5 2.5 0 0 1 0 4.4M12 9.5a4.5 4.5 0 0 1 2.5 4',
  tokens:
    'M10 9.5a3.5 3.5 0 1 0-3.4-2.6L2 11.5V14h2.5v-1.5H6V11h1.5l.6-1.6c.6.1 1.2.1 1.9.1zM11 5h.01',
  account: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14a5.5 5.5 0 0 1 11 0',
  external: 'M6 3.5H2.5v10h10V10M9 2.5h4.5V7m0-4.5-6 6',
} as const

/** Decorative: the control around it carries the words. */
export function Icon({ name }: { name: keyof typeof drawings }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  )
}

export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" />
      <path d="M7 21.5a9 9 0 0 1 18 0zM6 25.5h20M16 12V9.5M13.5 8h5" />
    </svg>
  )
}
