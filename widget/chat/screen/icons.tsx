function icon(path: string) {
  return () => (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

export const CloseIcon = icon('M6 6l12 12M18 6L6 18')
export const SendIcon = icon('M5 12h14M13 6l6 6-6 6')
export const CalendarIcon = icon('M4 7h16v13H4zM4 11h16M8 4v5M16 4v5')
export const KeyboardIcon = icon('M4 7h16v10H4zM8 11h8M8 14h8')
export const ChangeIcon = icon('M5 19h3L19 8l-3-3L5 16z')
