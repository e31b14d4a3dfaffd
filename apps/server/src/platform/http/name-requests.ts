import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';
const GIVEN = /^[\w-]{8,64}$/;

/** The id that a proxy gave a request, or a new one. What a client sends reaches the log: short, letters and digits. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers[HEADER];
  return typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
}

/** Answers each request with its id, under which the log has it, and logs a line when it is answered. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(HEADER, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ req: request, status, ms: Math.round(elapsedTime) }, 'answered');
    done();
  });
}
