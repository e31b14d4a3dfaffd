import type { z } from 'zod';
import type { Endpoint, EndpointCall, EndpointReply } from './endpoint.ts';
import { problemSchema, type Problem } from './problem.ts';

/** What the transport is asked to send. `path` starts with `/v1/` and carries the query. */
export interface ClientRequest {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the transport gives back: the part of a fetch `Response` that is needed. */
export interface ClientResponse {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** A refused call, with the problem details of the server (null when the answer was not one of ours). */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(`The API answered ${status}${problem ? ` ${problem.code}` : ''}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

interface LooseCall {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

function fillPath(template: string, params: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryText(query: Record<string, unknown>): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const pairs = entries.map(
    ([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

async function readProblem(response: ClientResponse): Promise<Problem | null> {
  const parsed = problemSchema.safeParse(await response.json().catch(() => null));
  return parsed.success ? parsed.data : null;
}

async function readReply(reply: Endpoint['reply'], response: ClientResponse): Promise<unknown> {
  if (reply === 'none') return undefined;
  if (reply === 'pdf') return new Uint8Array(await response.arrayBuffer());
  return (reply satisfies z.ZodType).parse(await response.json());
}

/**
 * Makes a function that calls endpoints of the contract through a transport (which adds host, token and retry).
 * @throws ApiError for every answer outside 2xx; ZodError when the server breaks the contract
 */
export function createClient(transport: (request: ClientRequest) => Promise<ClientResponse>) {
  return async function call<E extends Endpoint>(
    endpoint: E,
    input: EndpointCall<E>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<EndpointReply<E>> {
    const { params = {}, query = {}, body } = input as LooseCall; // the parts are checked by EndpointCall
    const response = await transport({
      method: endpoint.method,
      path: fillPath(endpoint.path, params) + queryText(query),
      body: body === undefined ? undefined : JSON.stringify(body),
      headers,
    });
    if (!response.ok) throw new ApiError(response.status, await readProblem(response));
    return (await readReply(endpoint.reply, response)) as EndpointReply<E>; // parsed by the endpoint's own schema
  };
}
