import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findRefusalOfError } from './find-refusal-of-error.ts';
import { sendProblem } from './send-problem.ts';

/** Answers a request with the portal's page, if it asks for one. Returns whether it did. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => boolean;

interface KnownRoute {
  readonly method: string;
  readonly pattern: RegExp;
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}$`);
}

/**
 * Answers everything that no handler answers as problem details: unknown path, wrong method, unreadable request,
 * database out of reach, defect. Must be registered before the routes.
 * @param answerPage may answer a request for an unknown path with the portal's page
 */
export function registerErrorAnswers(app: FastifyInstance, answerPage: AnswerPage): void {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (!url.includes('*')) routes.push({ method: one, pattern: patternOf(url) });
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) {
      return answerPage(request, reply) ? reply : sendProblem(reply, { code: 'NOT_FOUND' });
    }
    void reply.header('allow', [...new Set(allowed)].join(', '));
    return sendProblem(reply, { code: 'METHOD_NOT_ALLOWED' });
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = findRefusalOfError(error);
    if (!refusal) request.log.error({ err: error }, 'unexpected error');
    else if (refusal.code === 'TEMPORARILY_UNAVAILABLE') request.log.warn({ err: error }, 'unavailable');
    return sendProblem(reply, refusal ?? { code: 'INTERNAL' });
  });
}
