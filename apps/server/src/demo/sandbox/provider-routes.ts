import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCase, currentCase } from './case-life.ts';
import { casePathSchema, caseRequestSchema, documentPathSchema } from './case-request-schema.ts';
import { findDocuments, removeCase, saveDocument } from './case-store.ts';
import { isFinal, type CaseRequest, type SandboxCase } from './sandbox-case.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { openPdfFile, UnsupportedPdfError } from './signature/pdf-file.ts';

const LONGEST_KEY = 200;

function sha256(data: Buffer | string): Buffer {
  return createHash('sha256').update(data).digest();
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.status(status).send({ error });
}

function creationReply({ publicUrl }: SandboxContext, { id, state, expiresAt }: SandboxCase) {
  return { caseId: id, jumpUrl: `${publicUrl}/cases/${id}`, state, expiresAt: expiresAt.toISOString() };
}

function sameRequest(left: CaseRequest, right: CaseRequest): boolean {
  const ordered = (request: CaseRequest) => JSON.stringify(caseRequestSchema.parse(request));
  return ordered(left) === ordered(right);
}

async function postCase(context: SandboxContext, request: FastifyRequest, reply: FastifyReply) {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || key.length > LONGEST_KEY) {
    return refuse(reply, 400, 'IDEMPOTENCY_KEY_MISSING');
  }
  const body = caseRequestSchema.safeParse(request.body);
  if (!body.success) {
    return reply
      .status(400)
      .send({ error: 'INVALID_REQUEST', details: body.error.issues.map(({ path }) => path.join('.')) });
  }
  const made = await createCase(context, body.data, key);
  if (!sameRequest(made.request, body.data)) return refuse(reply, 409, 'IDEMPOTENCY_KEY_REUSED');
  return reply.status(201).send(creationReply(context, made));
}

async function getCase(context: SandboxContext, request: FastifyRequest, reply: FastifyReply) {
  const path = casePathSchema.safeParse(request.params);
  const found = path.success ? await currentCase(context, path.data.caseId) : null;
  if (found === null) return refuse(reply, 404, 'CASE_NOT_FOUND');
  const result = found.result === null ? {} : { result: found.result };
  return {
    caseId: found.id,
    state: found.state,
    history: found.history,
    expiresAt: found.expiresAt.toISOString(),
    ...result,
  };
}

function uploadProblem(found: SandboxCase, documentId: string, content: unknown): [number, string] | null {
  const expected = found.request.documents.find(({ id }) => id === documentId);
  if (expected === undefined) return [404, 'DOCUMENT_NOT_FOUND'];
  if (isFinal(found.state)) return [409, 'CASE_CLOSED'];
  if (!Buffer.isBuffer(content)) return [400, 'PDF_MISSING'];
  if (!sha256(content).equals(Buffer.from(expected.sha256, 'hex'))) return [422, 'HASH_MISMATCH'];
  try {
    openPdfFile(content);
    return null;
  } catch (error) {
    if (error instanceof UnsupportedPdfError) return [422, 'PDF_UNSUPPORTED'];
    throw error;
  }
}

async function putDocument(context: SandboxContext, request: FastifyRequest, reply: FastifyReply) {
  const path = documentPathSchema.safeParse(request.params);
  const found = path.success ? await currentCase(context, path.data.caseId) : null;
  if (!path.success || found === null) return refuse(reply, 404, 'CASE_NOT_FOUND');
  const problem = uploadProblem(found, path.data.documentId, request.body);
  if (problem !== null) return refuse(reply, ...problem);
  // The check above has shown that the body is a buffer.
  await saveDocument(context.pool, found.id, path.data.documentId, request.body as Buffer);
  return reply.status(204).send();
}

async function getSigned(context: SandboxContext, request: FastifyRequest, reply: FastifyReply) {
  const path = documentPathSchema.safeParse(request.params);
  const found = path.success ? await currentCase(context, path.data.caseId) : null;
  if (!path.success || found === null) return refuse(reply, 404, 'CASE_NOT_FOUND');
  const documents = await findDocuments(context.pool, found.id);
  const document = documents.find(({ id }) => id === path.data.documentId);
  const signed = document?.signed ?? null;
  if (signed === null) return refuse(reply, 404, 'DOCUMENT_NOT_SIGNED');
  return reply.type('application/pdf').send(signed);
}

async function deleteCase(context: SandboxContext, request: FastifyRequest, reply: FastifyReply) {
  const path = casePathSchema.safeParse(request.params);
  const removed = path.success && (await removeCase(context.pool, path.data.caseId));
  return removed ? reply.status(204).send() : refuse(reply, 404, 'CASE_NOT_FOUND');
}

/** The provider's API for its client's server. Every call needs the client's key. */
export function registerProviderRoutes(app: FastifyInstance, context: SandboxContext): void {
  const expectedKey = sha256(context.apiKey);
  void app.register((api, _options, done) => {
    api.addHook('onRequest', async (request, reply) => {
      const key = request.headers['x-api-key'];
      if (typeof key !== 'string' || !timingSafeEqual(sha256(key), expectedKey)) {
        return refuse(reply, 401, 'API_KEY_INVALID');
      }
    });
    const base = `/sp/${context.provider}/cases`;
    api.post(base, (request, reply) => postCase(context, request, reply));
    api.get(`${base}/:caseId`, (request, reply) => getCase(context, request, reply));
    api.put(`${base}/:caseId/documents/:documentId`, (request, reply) =>
      putDocument(context, request, reply),
    );
    api.get(`${base}/:caseId/documents/:documentId/signed`, (request, reply) =>
      getSigned(context, request, reply),
    );
    api.delete(`${base}/:caseId`, (request, reply) => deleteCase(context, request, reply));
    done();
  });
}
