import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { verificationSandbox } from '../../sandbox/index.ts';
import {
  createHttpVerificationProvider,
  type VerificationProvider,
} from '../../verification-provider/index.ts';

export interface ChosenProvider {
  readonly provider: VerificationProvider;
  /** Address under which the provider reaches this server. */
  readonly callbackUrl: () => string;
}

const SANDBOX_MOUNT = '/sandbox/verification';

/** The address of this very process, without detours by name or proxy. @throws Error before the server listens */
function ownOrigin(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen yet');
  const anyHost = address.address === '::' || address.address === '0.0.0.0';
  const host =
    address.family === 'IPv6' && !anyHost ? `[${address.address}]` : anyHost ? '127.0.0.1' : address.address;
  return `http://${host}:${address.port}`;
}

/**
 * The provider of the configuration. Without one, demo mode mounts the simulated provider in this server and speaks
 * with it over HTTP; elsewhere checks answer that they are not available.
 */
export function chooseProvider(
  app: FastifyInstance,
  {
    configuration,
    pool,
    clock,
    rootSecret,
  }: Pick<Services, 'configuration' | 'pool' | 'clock' | 'rootSecret'>,
): ChosenProvider {
  const { url, apiKey, provider } = configuration.verification;
  if (url !== null || !configuration.demo) {
    const missing = () => {
      throw new Error('No verification provider is configured (VERIFICATION_URL)');
    };
    return {
      provider: createHttpVerificationProvider({
        baseUrl: url === null ? missing : () => url,
        provider,
        apiKey: apiKey ?? '',
      }),
      callbackUrl: () => configuration.publicUrl,
    };
  }
  const sandboxKey = rootSecret.deriveKey('verification-sandbox').toString('base64url');
  void app.register(verificationSandbox, {
    prefix: SANDBOX_MOUNT,
    pool,
    provider,
    apiKey: sandboxKey,
    publicUrl: `${configuration.publicUrl}${SANDBOX_MOUNT}`,
    now: () => clock.now(),
  });
  const baseUrl = () => `${ownOrigin(app)}${SANDBOX_MOUNT}`;
  return {
    provider: createHttpVerificationProvider({ baseUrl, provider, apiKey: sandboxKey }),
    callbackUrl: () => ownOrigin(app),
  };
}
