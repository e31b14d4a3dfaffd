import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { finishCase, openCase } from './case-life.ts';
import { casePathSchema, documentPathSchema, finishSchema } from './case-request-schema.ts';
import { findDocuments } from './case-store.ts';
import { closedCasePage, openCasePage, unknownCasePage } from './pages/case-page.ts';
import { STYLESHEET } from './pages/stylesheet.ts';
import { isFinal, type SandboxCase } from './sandbox-case.ts';
import type { SandboxContext } from './sandbox-context.ts';

function mountOf({ publicUrl }: SandboxContext): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '');
}

function sendPage(reply: FastifyReply, status: number, html: string, returnTo: string | null): FastifyReply {
  // Browsers hold a redirect after a form to the form's targets; the way back must be one of them.
  const formTargets = returnTo === null ? "'self'" : `'self' ${new URL(returnTo).origin}`;
  return reply
    .status(status)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

function sendCase(context: SandboxContext, reply: FastifyReply, current: SandboxCase | null): FastifyReply {
  const mount = mountOf(context);
  if (current === null) return sendPage(reply, 404, unknownCasePage(mount), null);
  const { callbackUri } = current.request;
  const over = isFinal(current.state) || current.state === 'REVIEW';
  const html = over ? closedCasePage(current, mount) : openCasePage(current, mount, null);
  return sendPage(reply, 200, html, callbackUri);
}

async function showCase(context: SandboxContext, request: FastifyRequest, reply: FastifyReply) {
  const path = casePathSchema.safeParse(request.params);
  return sendCase(context, reply, path.success ? await openCase(context, path.data.caseId) : null);
}

async function submitCase(context: SandboxContext, request: FastifyRequest, reply: FastifyReply) {
  const path = casePathSchema.safeParse(request.params);
  const form = finishSchema.safeParse(request.body);
  if (!path.success || !form.success) return showCase(context, request, reply);
  const outcome = await finishCase(context, path.data.caseId, form.data.scenario);
  if (outcome?.kind === 'documents-missing') {
    const html = openCasePage(outcome.case, mountOf(context), 'documents-missing');
    return sendPage(reply, 409, html, outcome.case.request.callbackUri);
  }
  if (outcome?.kind === 'finished') return reply.redirect(outcome.case.request.callbackUri, 303);
  return sendCase(context, reply, outcome?.case ?? null);
}

async function showDocument(context: SandboxContext, request: FastifyRequest, reply: FastifyReply) {
  const path = documentPathSchema.safeParse(request.params);
  const documents = path.success ? await findDocuments(context.pool, path.data.caseId) : [];
  const document = documents.find(({ id }) => path.success && id === path.data.documentId);
  if (document === undefined) return sendPage(reply, 404, unknownCasePage(mountOf(context)), null);
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', 'inline')
    .type('application/pdf')
    .send(document.content);
}

async function finishByScript(context: SandboxContext, request: FastifyRequest, reply: FastifyReply) {
  const path = casePathSchema.safeParse(request.params);
  const body = finishSchema.safeParse(request.body);
  if (!body.success) return reply.status(400).send({ error: 'INVALID_SCENARIO' });
  const outcome = path.success ? await finishCase(context, path.data.caseId, body.data.scenario) : null;
  if (outcome === null) return reply.status(404).send({ error: 'CASE_NOT_FOUND' });
  const answer = { caseId: outcome.case.id, state: outcome.case.state };
  if (outcome.kind === 'finished') return answer;
  const error = outcome.kind === 'already-over' ? 'CASE_CLOSED' : 'DOCUMENT_MISSING';
  return reply.status(409).send({ error, ...answer });
}

/** The pages a person sees, and the shortcut for scripts. The case's unguessable id is the key to them. */
export function registerPersonRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLESHEET));
  app.get('/cases/:caseId', (request, reply) => showCase(context, request, reply));
  app.post('/cases/:caseId', (request, reply) => submitCase(context, request, reply));
  app.get('/cases/:caseId/documents/:documentId', (request, reply) => showDocument(context, request, reply));
  app.post('/cases/:caseId/finish', (request, reply) => finishByScript(context, request, reply));
}
