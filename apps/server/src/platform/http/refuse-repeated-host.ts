import type { FastifyInstance } from 'fastify';
import { sendProblem } from './send-problem.ts';

/**
 * Refuses a request with several `Host` fields (RFC 9112, section 3.2). Node.js takes the first one; a proxy in front may
 * have decided by another.
 */
export function refuseRepeatedHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
    if (hosts.length > 1) return sendProblem(reply, { code: 'MALFORMED_REQUEST' });
  });
}
