import type { ClientRequest, ProblemCode } from '@stromwandel/api-spec';
import type { AuthData } from './auth-data.ts';
import type { Session } from './create-session.ts';

interface TransportParts {
  readonly fetch: typeof fetch;
  readonly session: Session;
  /** Host of the API, empty for the own one. */
  readonly host: string;
  /** The language of the page; the server tells texts of the catalogue in it. */
  readonly language: () => string;
  /** Lets only one tab at a time renew the tokens: a refresh token that is used twice ends the session. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** The session is over: the browser goes to the login page. */
  readonly goToLogin: () => void;
  /** A call is for another role: the person's roles may have changed since the sign-in. */
  readonly onForbidden: () => void;
  /** The role demands a second factor that has to be set up first. */
  readonly goToSecondFactor: () => void;
  /** The address of the account is not confirmed: the page shows what confirms it. */
  readonly goToConfirmation: () => void;
}

async function isRefusedWith(response: Response, code: ProblemCode): Promise<boolean> {
  // Read from a copy: the caller reads the answer too.
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === code;
}

/**
 * Sends requests with the stored access token. A 401 with auth data renews the tokens once for all waiting requests and
 * repeats each request once. A 403 leads to where a missing second factor is set up, or has the roles read anew; never to the
 * login page. A 409 of an unconfirmed account leads to where its address is confirmed.
 */
export function createTransport({
  fetch,
  session,
  host,
  language,
  exclusively,
  goToLogin,
  onForbidden,
  goToSecondFactor,
  goToConfirmation,
}: TransportParts) {
  let renewal: Promise<AuthData | null> | null = null;

  function send(request: ClientRequest, auth: AuthData | null): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.set('Accept', 'application/json, application/pdf');
    headers.set('Accept-Language', language());
    const { body, upload } = request;
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    if (upload !== undefined) headers.set('Content-Type', upload.type || 'application/octet-stream');
    if (auth !== null) headers.set('Authorization', `Bearer ${auth.accessToken}`);
    // A file of a browser is a blob.
    const content = (upload as Blob | undefined) ?? body ?? null;
    return fetch(host + request.path, { method: request.method, headers, body: content });
  }

  async function askForNewTokens(refused: AuthData): Promise<AuthData | null> {
    const stored = session.reload();
    // Another tab renewed them, or signed out, while this one waited.
    if (stored === null || stored.accessToken !== refused.accessToken) return stored;
    try {
      const response = await fetch(`${host}/v1/auth/refreshToken`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ refreshToken: stored.refreshToken }),
      });
      const reply: unknown = await response.json();
      if (response.ok && session.store(reply)) return session.get();
    } catch {
      // Unreachable or unreadable: the specification treats it like a refusal.
    }
    session.clear();
    return null;
  }

  function renew(refused: AuthData): Promise<AuthData | null> {
    renewal ??= exclusively(() => askForNewTokens(refused)).finally(() => {
      renewal = null;
    });
    return renewal;
  }

  async function sendWithRenewal(request: ClientRequest): Promise<Response> {
    const auth = session.get();
    const response = await send(request, auth);
    if (response.status !== 401 || auth === null) return response;
    const renewed = await renew(auth);
    if (renewed !== null) return send(request, renewed);
    goToLogin();
    return response;
  }

  return async function transport(request: ClientRequest): Promise<Response> {
    const response = await sendWithRenewal(request);
    if (response.status === 403) {
      if (await isRefusedWith(response, 'SECOND_FACTOR_REQUIRED')) goToSecondFactor();
      else if (session.get() !== null && (await isRefusedWith(response, 'FORBIDDEN'))) onForbidden();
    }
    if (response.status === 409 && (await isRefusedWith(response, 'EMAIL_NOT_CONFIRMED'))) goToConfirmation();
    return response;
  };
}
