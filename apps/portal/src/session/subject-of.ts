import type { AuthData } from './auth-data.ts';

/** Id of the person whom an access token names; empty without a session, or for a token of another form. */
export function subjectOf(auth: AuthData | null): string {
  const [, payload = ''] = auth?.accessToken.split('.') ?? [];
  try {
    // The server wrote it.
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: string };
    return sub ?? '';
  } catch {
    return '';
  }
}
