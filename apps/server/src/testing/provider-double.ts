import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { SandboxPerson } from '../demo/sandbox/sandbox-case.ts';
import { signPdf } from '../demo/sandbox/signature/sign-pdf.ts';
import { createSigningIdentity, signerFor } from '../demo/sandbox/signature/signing-identity.ts';

/** What the product asks a verification provider for. */
export type ProviderCall = 'CREATE' | 'UPLOAD' | 'REPORT' | 'SIGNED_DOCUMENT' | 'DELETE';

type AnswerListener = (call: ProviderCall) => void | Promise<void>;

interface ProviderCase {
  readonly id: string;
  readonly request: string;
  readonly expected: SandboxPerson;
  readonly callbackUri: string;
  document: Buffer;
  isDone: boolean;
}

/** A verification provider of a test, in a process that outlives the server's. */
export interface ProviderDouble {
  readonly url: string;
  /** The certificate of its signatures, as PEM. */
  readonly certificatePem: string;
  /** Cases ever opened; the same key opens one. */
  readonly opened: () => number;
  /** The person succeeds on the page of the case. @returns the address that tells the product of it */
  succeed(jumpUrl: string): string;
  /** Cases it has not been told to forget. */
  readonly kept: () => number;
  /** Called with the call that was just carried out, before its caller learns of it. */
  beforeAnswer(callback: AnswerListener | null): void;
  /** Carries the next call out and breaks the connection instead of answering. */
  loseNextAnswer(): void;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // Without an encoding, a request gives buffers.
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const LICENCE = { classes: ['B'], issuedOn: '2015-01-15', validUntil: null };

interface Answer {
  readonly call: ProviderCall;
  readonly status: number;
  readonly body?: string | Buffer;
}

/** Opens the provider on a free port of the loopback interface. @param now when everything is signed there */
export async function startProviderDouble(now: Date): Promise<ProviderDouble> {
  const identity = await createSigningIdentity(now);
  const cases = new Map<string, ProviderCase>();
  let opened = 0;
  let losesNext = false;
  let onAnswer: AnswerListener | null = null;

  function create(key: string, body: Buffer): Answer {
    const request = body.toString('utf8');
    const known = cases.get(key);
    if (known !== undefined && known.request !== request) return { call: 'CREATE', status: 409 };
    if (known === undefined) {
      opened += 1;
      // The shape in which the product opens cases.
      const { expected, serverCallbackUri } = JSON.parse(request) as {
        expected: SandboxPerson;
        serverCallbackUri: string;
      };
      const document = Buffer.alloc(0);
      cases.set(key, { id: key, request, expected, callbackUri: serverCallbackUri, document, isDone: false });
    }
    const created = {
      caseId: key,
      jumpUrl: `https://ident.example/${key}`,
      expiresAt: '2026-11-30T09:00:00.000Z',
    };
    return { call: 'CREATE', status: 201, body: JSON.stringify(created) };
  }

  function report({ isDone, expected }: ProviderCase): Answer {
    const state = isDone ? 'SUCCESS' : 'OPENED';
    const result = isDone ? { person: expected, licence: LICENCE } : null;
    return {
      call: 'REPORT',
      status: 200,
      body: JSON.stringify({ state, history: [{ reason: null }], result }),
    };
  }

  function answerTo(method: string, path: readonly string[], key: string, body: Buffer): Answer {
    const [caseId, , , signed] = path;
    if (caseId === undefined) return create(key, body);
    const found = cases.get(caseId);
    if (method === 'DELETE') {
      cases.delete(caseId);
      return { call: 'DELETE', status: 204 };
    }
    if (!found) return { call: 'REPORT', status: 404 };
    if (method === 'PUT') {
      found.document = body;
      return { call: 'UPLOAD', status: 204 };
    }
    if (signed === undefined) return report(found);
    const person = found.expected;
    const content = signPdf(found.document, { identity: signerFor(identity, person, now), person, at: now });
    return { call: 'SIGNED_DOCUMENT', status: 200, body: Buffer.from(content) };
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then(async (body) => {
      const [, path = ''] = (request.url ?? '').split('/cases', 2);
      const key = String(request.headers['idempotency-key'] ?? '');
      const answer = answerTo(
        request.method ?? '',
        path.split('/').slice(1).map(decodeURIComponent),
        key,
        body,
      );
      await onAnswer?.(answer.call);
      if (losesNext) {
        losesNext = false;
        response.destroy();
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The provider has no port');

  return {
    url: `http://127.0.0.1:${bound.port}`,
    certificatePem: identity.certificatePem,
    opened: () => opened,
    kept: () => cases.size,
    succeed(jumpUrl) {
      const found = cases.get(new URL(jumpUrl).pathname.slice(1));
      if (!found) throw new Error('The provider does not know the case');
      found.isDone = true;
      return found.callbackUri;
    },
    beforeAnswer(callback) {
      onAnswer = callback;
    },
    loseNextAnswer() {
      losesNext = true;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
