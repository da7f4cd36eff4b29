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
  up: 'm4 10 4-4 4 4',
  down: 'm4 6 4 4 4-4',
  numbers: 'M3 13.5V9M8 13.5v-11M13 13.5V6',
  transfer: 'M5 2.5v11m0 0-3-3m3 3 3-3M11 13.5v-11m0 0-3 3m3-3 3 3',
  sites: 'M2 3h12v10H2zM2 6h12M4 4.5h.01M6 4.5h.01',
  team: 'M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5a4.5 4.5 0 0 1 9 0M11 2.8a2.5 2.5 0 0 1 0 4.4M12 9.5a4.5 4.5 0 0 1 2.5 4',
  tokens:
    'M10 9.5a3.5 3.5 0 1 0-3.4-2.6L2 11.5V14h2.5v-1.5H6V11h1.5l.6-1.6c.6.1 1.2.1 1.9.1zM11 5h.01',
  account: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14a5.5 5.5 0 0 1 11 0',
  edit: 'M3 13l.8-3L11 2.8l2.2 2.2L6 12.2zM9.5 4.3l2.2 2.2',
  phone:
    'M3 2.5h3l1 3.3-1.7 1.3a9 9 0 0 0 3.6 3.6L10.2 9l3.3 1v3c0 .6-.5 1-1 1A10.5 10.5 0 0 1 2 3.5c0-.5.4-1 1-1z',
  chat: 'M8 2.5a5.5 5.5 0 1 1-2.7 10.3L2.5 13.5l.8-2.7A5.5 5.5 0 0 1 8 2.5z',
  mail: 'M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8V8l2.2 1.6',
  print: 'M4.5 6V2h7v4M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7V14h-7z',
  save: 'M8 2v8m0 0L5 7m3 3 3-3M2.5 11v2.5h11V11',
  erase: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9M6.8 7v4M9.2 7v4',
  filter: 'M2 4h12M4.5 8h7M7 12h2',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  bookmark: 'M4 2.5h8v11L8 10.5l-4 3z',
  external: 'M6 3.5H2.5v10h10V10M9 2.5h4.5V7m0-4.5-6 6',
} as const

export type IconName = keyof typeof drawings

/** Decorative: the control around it carries the words. */
export function Icon({ name }: { name: IconName }) {
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
