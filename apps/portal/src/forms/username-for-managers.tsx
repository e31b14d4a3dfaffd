interface UsernameForManagersProps {
  /** Address of the account; nothing is rendered while it is not known. */
  readonly username: string | undefined;
}

/**
 * Tells password managers whose password a form sets, so that they save it in the right entry. People do not need it:
 * nobody sees, hears or reaches it.
 */
export function UsernameForManagers({ username }: UsernameForManagersProps) {
  if (username === undefined) return null;
  return <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />;
}
