import { PROBLEM_STATUS, type Problem } from '@stromwandel/api-spec';
import type { FastifyReply } from 'fastify';
import type { Refusal } from './refusal.ts';

const RETRY_AFTER_SECONDS = 5;

function title(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Sends a refusal as problem details (RFC 9457). `retryAfterSeconds` is also sent as a header; every 503 has one. */
export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const status = PROBLEM_STATUS[refusal.code];
  const problem: Problem = {
    type: `/docs#${refusal.code}`,
    title: title(refusal.code),
    status,
    code: refusal.code,
    ...(refusal.errors && { errors: [...refusal.errors] }),
    ...(refusal.params && { params: { ...refusal.params } }),
  };
  const retryAfter = refusal.params?.['retryAfterSeconds'] ?? (status === 503 ? RETRY_AFTER_SECONDS : null);
  if (retryAfter !== null) void reply.header('retry-after', String(retryAfter));
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json')
    .send(JSON.stringify(problem));
}
