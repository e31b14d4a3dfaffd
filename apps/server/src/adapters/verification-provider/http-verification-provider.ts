import { ok, refuse, type Result } from '@stromwandel/kernel';
import { readCaseReport, readCreatedCase } from './provider-replies.ts';
import type {
  NewCase,
  ProviderRefusal,
  ProviderResult,
  VerificationProduct,
  VerificationProvider,
} from './verification-provider.ts';

export interface HttpVerificationProviderOptions {
  /** Address of the provider's API up to and excluding `/sp/`; read anew for each call. */
  readonly baseUrl: () => string;
  /** Our name at the provider. */
  readonly provider: string;
  readonly apiKey: string;
  readonly timeoutMs?: number;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

const DEFAULT_TIMEOUT_MS = 8_000;
// A signed contract has about half a megabyte.
const LARGEST_ANSWER_BYTES = 20 * 1024 * 1024;

/** Level of assurance and attributes each product asks for. */
const REQUESTED: Record<VerificationProduct, { loa: string; requested: readonly string[] }> = {
  DRIVERS_LICENCE: {
    loa: 'SUBSTANTIAL',
    requested: [
      'GIVEN_NAME',
      'FAMILY_NAME',
      'BIRTH_DATE',
      'LICENCE_CLASSES',
      'LICENCE_ISSUED_ON',
      'LICENCE_VALID_UNTIL',
    ],
  },
  SIGN: { loa: 'QUALIFIED', requested: ['GIVEN_NAME', 'FAMILY_NAME', 'BIRTH_DATE'] },
};

function refusalFor(status: number): ProviderRefusal {
  const detail = `HTTP ${status}`;
  if (status === 404 || status === 410) return { code: 'NOT_FOUND', detail };
  return { code: status >= 500 || status === 429 || status === 408 ? 'UNAVAILABLE' : 'REFUSED', detail };
}

function caseBody({ idempotencyKey: _key, ...request }: NewCase): string {
  return JSON.stringify({ ...request, ...REQUESTED[request.product] });
}

async function read<T>(
  response: Result<Response, ProviderRefusal>,
  reader: (response: Response) => Promise<T>,
): Promise<Result<T, ProviderRefusal>> {
  if (!response.ok) return response;
  try {
    return ok(await reader(response.value));
  } catch (error) {
    // An answer that breaks off may be whole next time; one that says the wrong thing will not change.
    const code = error instanceof Error && error.name === 'ZodError' ? 'REFUSED' : 'UNAVAILABLE';
    return refuse({ code, detail: String(error) });
  }
}

/** Reads the whole answer. @throws Error when it is too large, so that it cannot fill the memory */
async function bytesOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > LARGEST_ANSWER_BYTES) throw new Error('The answer of the provider is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function jsonOf(response: Response): Promise<unknown> {
  return JSON.parse(Buffer.from(await bytesOf(response)).toString('utf8')) as unknown; // any, by its type
}

/** The provider over its HTTP API. Every call is bounded in time and answers with a value; it never throws. */
export function createHttpVerificationProvider(
  options: HttpVerificationProviderOptions,
): VerificationProvider {
  const casesUrl = () =>
    `${options.baseUrl().replace(/\/$/, '')}/sp/${encodeURIComponent(options.provider)}/cases`;

  async function send({
    method,
    path,
    headers = {},
    body,
  }: Call): Promise<Result<Response, ProviderRefusal>> {
    try {
      const response = await fetch(`${casesUrl()}${path}`, {
        method,
        headers: { 'X-API-Key': options.apiKey, ...headers },
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
        ...(body === undefined ? {} : { body }),
      });
      if (response.ok) return ok(response);
      await response.body?.cancel();
      return refuse(refusalFor(response.status));
    } catch (error) {
      return refuse({ code: 'UNAVAILABLE', detail: String(error) });
    }
  }

  const casePath = (caseId: string) => `/${encodeURIComponent(caseId)}`;
  const documentPath = (caseId: string, id: string) =>
    `${casePath(caseId)}/documents/${encodeURIComponent(id)}`;
  const nothing = async (response: Response): Promise<void> => response.body?.cancel();

  return {
    async createCase(request) {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': request.idempotencyKey };
      const response = await send({ method: 'POST', path: '', headers, body: caseBody(request) });
      return read(response, async (reply) => readCreatedCase(await jsonOf(reply)));
    },
    async getCase(caseId) {
      const response = await send({ method: 'GET', path: casePath(caseId) });
      return read(response, async (reply) => readCaseReport(await jsonOf(reply)));
    },
    async putDocument(caseId, documentId, pdf): ProviderResult<void> {
      const headers = { 'Content-Type': 'application/pdf' };
      const response = await send({
        method: 'PUT',
        path: documentPath(caseId, documentId),
        headers,
        body: pdf,
      });
      return read(response, nothing);
    },
    async getSignedDocument(caseId, documentId) {
      const response = await send({ method: 'GET', path: `${documentPath(caseId, documentId)}/signed` });
      return read(response, bytesOf);
    },
    async deleteCase(caseId) {
      const response = await send({ method: 'DELETE', path: casePath(caseId) });
      if (!response.ok && response.error.code === 'NOT_FOUND') return ok(undefined);
      return read(response, nothing);
    },
  };
}
