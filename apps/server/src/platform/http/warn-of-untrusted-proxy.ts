import type { FastifyInstance } from 'fastify';

const WARNING =
  'X-Forwarded-For arrives while TRUST_PROXY is 0: everybody behind the proxy counts as one address in limits and in the audit log. ' +
  'Set TRUST_PROXY to the number of proxies in front (docs/operations.md).';

/** Logs one warning when a proxy adds to X-Forwarded-For and none is configured. Any client can send the field as well. */
export function warnOfUntrustedProxy(app: FastifyInstance, trustedProxies: number): void {
  if (trustedProxies > 0) return;
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      request.log.warn(WARNING);
    }
    done();
  });
}
