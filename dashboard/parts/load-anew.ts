/**
 * Loads the page anew, if the server answers. A part of the dashboard that could not be fetched is lost
 * to this page: Chromium remembers the failure, and a newer build may have taken the part away.
 */
export const loadAnew = (): void =>
  void fetch(location.href, { method: 'HEAD' }).then(
    // A proxy's word that the server is away would take the place of the dashboard.
    ({ ok }) => ok && location.reload(),
    // Still out of reach: whoever asked sees so, and may ask again.
    () => {},
  )
