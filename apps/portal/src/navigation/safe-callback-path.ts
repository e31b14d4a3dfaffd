/**
 * The path to go to after signing in, or null. Followed only when it is a path of this portal: one leading slash, no
 * scheme, no host, nothing that a browser would read as either.
 */
export function safeCallbackPath(callbackPath: string | null): string | null {
  if (callbackPath === null || !/^\/(?![/\\])/.test(callbackPath)) return null;
  // Browsers drop tabs and line breaks in addresses and read backslashes as slashes.
  return /[\\\p{Cc}]/u.test(callbackPath) ? null : callbackPath;
}
