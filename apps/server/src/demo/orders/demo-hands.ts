import { contract, type Endpoint, type EndpointCall, type EndpointReply } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD } from '../world/index.ts';
import { injectCall } from '../../platform/http/inject-call.ts';

/** The product said no to something that the demo world does. */
export class DemoRefusal extends Error {
  override readonly name = 'DemoRefusal';
}

/** Calls the API as people of the demo world do, each signed in with the demo password. */
export interface DemoHands {
  /** @throws DemoRefusal when the product refuses, also the sign-in */
  call<E extends Endpoint>(
    email: string | null,
    endpoint: E,
    input: EndpointCall<E>,
    headers?: Record<string, string>,
  ): Promise<EndpointReply<E>>;
  /** Signs everybody out. */
  signOut(): Promise<void>;
}

/** An access token is valid for ten minutes; the demo signs in again after this time. */
const SIGN_IN_AGAIN_MS = 5 * 60_000;

interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly since: number;
}

/** @param realNow milliseconds of real time, by which sessions live */
export function createDemoHands(app: FastifyInstance, realNow: () => number): DemoHands {
  const signedIn = new Map<string, SignedIn>();

  async function request<E extends Endpoint>(
    endpoint: E,
    input: EndpointCall<E>,
    headers: Record<string, string>,
  ): Promise<EndpointReply<E>> {
    const answer = await injectCall(app, endpoint, input, {
      'accept-language': 'de',
      'user-agent': 'Stromwandel demo',
      ...headers,
    });
    const body: unknown = answer.body === '' ? null : answer.json();
    // The schema of the endpoint has made the body.
    if (answer.statusCode < 300) return body as EndpointReply<E>;
    const code = (body as { code?: unknown } | null)?.code; // a refusal of the contract
    throw new DemoRefusal(`${endpoint.method} ${endpoint.path} answered ${String(code)}`);
  }

  async function leave(email: string): Promise<void> {
    const refreshToken = signedIn.get(email)?.refreshToken;
    signedIn.delete(email);
    if (refreshToken !== undefined) await request(contract.logout, { body: { refreshToken } }, {});
  }

  async function tokenOf(email: string): Promise<string> {
    const known = signedIn.get(email);
    if (known && realNow() - known.since < SIGN_IN_AGAIN_MS) return known.accessToken;
    await leave(email);
    const body = { username: email, password: DEMO_PASSWORD };
    const { accessToken, refreshToken } = await request(contract.login, { body }, {});
    if (accessToken === undefined || refreshToken === undefined) {
      throw new DemoRefusal(`${email} does not sign in with the demo password any more`);
    }
    signedIn.set(email, { accessToken, refreshToken, since: realNow() });
    return accessToken;
  }

  return {
    async call(email, endpoint, input, headers = {}) {
      const identity: Record<string, string> =
        email === null ? {} : { authorization: `Bearer ${await tokenOf(email)}` };
      return request(endpoint, input, { ...identity, ...headers });
    },
    async signOut() {
      for (const email of signedIn.keys()) await leave(email);
    },
  };
}
