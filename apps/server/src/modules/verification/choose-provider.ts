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

// Every call finds nobody to talk to, as if the provider were down.
const NO_PROVIDER = createHttpVerificationProvider({
  baseUrl: () => {
    throw new Error('No verification provider is configured (VERIFICATION_URL)');
  },
  provider: 'none',
  apiKey: '',
});

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
 * @throws Error when an address comes without a key
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
  if (url !== null) {
    if (apiKey === null) throw new Error('VERIFICATION_URL needs VERIFICATION_API_KEY beside it');
    return {
      provider: createHttpVerificationProvider({ baseUrl: () => url, provider, apiKey }),
      callbackUrl: () => configuration.publicUrl,
    };
  }
  if (!configuration.demo) return { provider: NO_PROVIDER, callbackUrl: () => configuration.publicUrl };
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
