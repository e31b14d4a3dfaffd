import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { shareReads } from '../../platform/database/share-reads.ts';
import { registerPersonRoutes } from './person-routes.ts';
import { registerProviderRoutes } from './provider-routes.ts';
import type { SandboxContext, Schedule } from './sandbox-context.ts';
import { storedSigningIdentity, type SigningIdentity } from './signature/signing-identity.ts';

export interface VerificationSandboxOptions {
  readonly pool: Pool;
  /** Name of the client in the API's paths, and its key. */
  readonly provider: string;
  readonly apiKey: string;
  /** Address of the sandbox as a browser reaches it, with its mount path: `http://localhost:3000/sandbox/verification`. */
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly newId?: () => string;
  /** Runs delayed callbacks; timers by default. */
  readonly schedule?: Schedule;
}

const MAX_PDF_BYTES = 10 * 1024 * 1024;

// Pending callbacks must neither keep the process alive nor fire into a closed server.
function timersOf(app: FastifyInstance): Schedule {
  const timers = new Set<NodeJS.Timeout>();
  app.addHook('onClose', () => {
    for (const timer of timers) clearTimeout(timer);
  });
  return (task, delayMs) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void task();
    }, delayMs);
    timer.unref();
    timers.add(timer);
  };
}

function acceptFormsAndPdf(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  app.addContentTypeParser(
    'application/pdf',
    { parseAs: 'buffer', bodyLimit: MAX_PDF_BYTES },
    (_request, body, done) => {
      done(null, body);
    },
  );
}

/**
 * A simulated provider of identification and signing, as a Fastify plugin: the provider's API, pages for a person and
 * a shortcut for scripts. It keeps its cases in a schema of its own and knows the product only by HTTP. For
 * demonstration and tests; never mount it where real contracts are concluded.
 */
export async function verificationSandbox(
  app: FastifyInstance,
  options: VerificationSandboxOptions,
): Promise<void> {
  const readIdentity = shareReads(() => storedSigningIdentity(options.pool, options.now()));
  let identity: SigningIdentity | null = null;
  const signingIdentity = async () => (identity ??= await readIdentity());
  const context: SandboxContext = {
    pool: options.pool,
    provider: options.provider,
    apiKey: options.apiKey,
    publicUrl: options.publicUrl.replace(/\/$/, ''),
    now: options.now,
    newId: options.newId ?? randomUUID,
    schedule: options.schedule ?? timersOf(app),
    log: app.log,
    signingIdentity,
  };
  acceptFormsAndPdf(app);
  registerProviderRoutes(app, context);
  registerPersonRoutes(app, context);
}
