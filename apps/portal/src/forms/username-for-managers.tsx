interface UsernameForManagersProps {
  /** Address of the account; nothing is rendered while it is unknown. */
  readonly username: string | undefined;
}

/**
 * The account's username for password managers, so that they save the password in the right entry. Hidden from people
 * and screen readers.
 */
export function UsernameForManagers({ username }: UsernameForManagersProps) {
  if (username === undefined) return null;
  return <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />;
}
