import type { CallOf, ReplyOf } from './contract.ts';
import type { Endpoint, UploadContent } from './endpoint.ts';
import type { Problem } from './problem-schema.ts';
import type { EndpointName } from './endpoint-name.ts';
import { ROUTES } from './routes.ts';

/** What the transport is asked to send. `path` starts with `/v1/` and carries the query. */
export interface ClientRequest {
  readonly method: Endpoint['method'];
  readonly path: string;
  /** JSON. */
  readonly body: string | undefined;
  /** A file, which goes as it is and with its own type, in place of a body. */
  readonly upload?: UploadContent | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the transport gives back: the part of a fetch `Response` that is needed. */
export interface ClientResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
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
  readonly upload?: UploadContent;
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

// The list of codes would weigh on every page: a code of a newer server is a problem, too, for which the portal has no sentence.
function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

async function readProblem(response: ClientResponse): Promise<Problem | null> {
  const answer = await response.json().catch(() => null);
  return isProblem(answer) ? answer : null;
}

async function readReply(response: ClientResponse): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type');
  return type?.startsWith('application/pdf') || type?.startsWith('image/')
    ? new Uint8Array(await response.arrayBuffer())
    : response.json();
}

/**
 * Makes a function that calls endpoints of the contract by name through a transport (which adds host, token and
 * retry). Replies are not checked a second time: they leave the server through their schema only.
 * @throws ApiError for every answer outside 2xx; SyntaxError when an answer is no JSON
 */
export function createClient(transport: (request: ClientRequest) => Promise<ClientResponse>) {
  return async function call<N extends EndpointName>(
    name: N,
    input: CallOf<N>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ReplyOf<N>> {
    const { params = {}, query = {}, body, upload } = input as LooseCall; // the parts are checked by CallOf
    // Pages add the calls that they alone make.
    const { method, path } = (ROUTES as Record<EndpointName, Pick<ClientRequest, 'method' | 'path'>>)[name];
    const response = await transport({
      method,
      path: fillPath(path, params) + queryText(query),
      body: body === undefined ? undefined : JSON.stringify(body),
      upload,
      headers,
    });
    if (!response.ok) throw new ApiError(response.status, await readProblem(response));
    return (await readReply(response)) as ReplyOf<N>; // the server lets nothing else out
  };
}
