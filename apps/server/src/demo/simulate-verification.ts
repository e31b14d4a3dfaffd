import type { FastifyInstance } from 'fastify';
import { createHttpVerificationProvider } from '../adapters/verification-provider/index.ts';
import type { SimulateVerification } from '../modules/verification/index.ts';
import { sandboxCertificate, verificationSandbox } from './sandbox/index.ts';

const MOUNT = '/sandbox/verification';

/** The address of this very process, without detours by name or proxy. @throws Error before the server listens */
function ownOrigin(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen yet');
  const anyHost = address.address === '::' || address.address === '0.0.0.0';
  const host =
    address.family === 'IPv6' && !anyHost ? `[${address.address}]` : anyHost ? '127.0.0.1' : address.address;
  return `http://${host}:${address.port}`;
}

/** Mounts the verification sandbox in this server. The server calls it over HTTP, as it would call a real provider. */
export const simulateVerification: SimulateVerification = (
  app,
  { configuration, pool, clock, rootSecret },
) => {
  const { provider } = configuration.verification;
  const apiKey = rootSecret.deriveKey('verification-sandbox').toString('base64url');
  void app.register(verificationSandbox, {
    prefix: MOUNT,
    pool,
    provider,
    apiKey,
    publicUrl: `${configuration.publicUrl}${MOUNT}`,
    now: () => clock.now(),
  });
  return {
    provider: createHttpVerificationProvider({
      baseUrl: () => `${ownOrigin(app)}${MOUNT}`,
      provider,
      apiKey,
    }),
    callbackUrl: () => ownOrigin(app),
    trustedCertificates: async () => [await sandboxCertificate(pool, clock.now())],
  };
};
