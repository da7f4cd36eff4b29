/**
 * For password managers, which keep a password by its user. Of type `hidden` they pass it over, and take
 * the nearest text in its place.
 */
export const UserName = ({ email }: { email: string }) => (
  <input type="email" autoComplete="username" value={email} readOnly hidden />
)
