import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DEMO_ADMIN, signIn } from './sign-in.ts';

/** What the server says of a file of cars. */
export interface Imported {
  readonly id: number;
  readonly state: string;
  readonly bytes: number;
  readonly cars: number;
}

/** The provider's administrator, who imports cars. */
export interface ImportClient {
  /** Header and example of a table of cars. */
  readonly template: string;
  /** Calls an endpoint; the caller names what it answers. */
  call<T>(path: string, method?: string, body?: object): Promise<T>;
  /** Sends a file as it is made. */
  upload(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Imported>;
}

/** Signs the administrator of the demo world in at a running server. */
export async function importClient(address: string): Promise<ImportClient> {
  const authorization = `Bearer ${await signIn(address, DEMO_ADMIN)}`;
  const call = async <T>(path: string, method = 'GET', body?: object): Promise<T> => {
    const answer = await fetch(`${address}/v1/provider${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}`);
    return (await answer.json()) as T; // the caller names what the endpoint answers
  };
  const { template } = await call<{ template: string }>('/catalogue-format');
  return {
    template,
    call,
    upload: async (name, content) => {
      const sent = request(`${address}/v1/provider/catalogue-imports?file=${name}`, {
        method: 'POST',
        headers: { authorization, 'content-type': name.endsWith('.json') ? 'application/json' : 'text/csv' },
      });
      const answered = once(sent, 'response');
      await pipeline(Readable.from(content), sent);
      const [response] = (await answered) as [IncomingMessage]; // what the event carries
      return (await json(response)) as Imported; // what the endpoint answers
    },
  };
}
