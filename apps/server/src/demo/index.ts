import { join } from 'node:path';
import type { Configuration } from '../configuration.ts';
import type { DemoParts } from '../demo-parts.ts';
import { createPasswordHasher } from '../modules/accounts/index.ts';
import { newFiguresKey, publicFiguresKey } from '../modules/law/index.ts';
import { FIRST_TERMS_VERSION } from '../modules/legal-texts/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { readOrCreateSecretFile } from '../platform/sealing/secret-file.ts';
import type { DataSeal } from '../platform/sealing/data-seal.ts';
import type { Services } from '../services.ts';
import { createDemoClock, type DemoClock } from './dev-tools/demo-clock.ts';
import { registerDevTools } from './dev-tools/index.ts';
import { makeDemoOrders, type DemoOrdersOptions } from './orders/index.ts';
import { ensureSandboxSchema, SANDBOX_SCHEMA } from './sandbox/index.ts';
import { simulateVerification } from './simulate-verification.ts';
import {
  createDemoWorld,
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  DEMO_REGISTER_CODES,
  type DemoAccounts,
} from './world/index.ts';

/** What demo mode adds to a server that is built. */
export const demoParts: DemoParts = { simulateVerification, registerDevTools };

/** Schemas of demo mode beside the product's, with the function that creates each. */
export const DEMO_SCHEMAS = { [SANDBOX_SCHEMA]: ensureSandboxSchema };

type NewAccounts = Omit<DemoAccounts, 'now'>;

async function newAccounts({ passwordHashMemoryKib }: Configuration, seal: DataSeal): Promise<NewAccounts> {
  const passwordHash = await createPasswordHasher(passwordHashMemoryKib).hash(DEMO_PASSWORD);
  return { seal, passwordHash, termsVersion: FIRST_TERMS_VERSION };
}

/** Creates the demo world unless there is one, and its clock. A new world begins at the configured instant. */
export async function beginDemo(
  db: Database,
  systemClock: Clock,
  configuration: Configuration,
  seal: DataSeal,
): Promise<DemoClock> {
  await createDemoWorld(db, async (tx) => {
    const begun = createDemoClock(tx, systemClock);
    if (configuration.demoStartsAt) await begun.beginAt(configuration.demoStartsAt);
    return { ...(await newAccounts(configuration, seal)), now: begun.now() };
  });
  const clock = createDemoClock(db, systemClock);
  await clock.refresh();
  return clock;
}

const FIGURES_KEY = 'figures.key';

/** The key that figures of the law are signed with when none is configured: made at the first start, below the data directory. */
export function demoFiguresKey({ dataDir }: Configuration): string {
  return publicFiguresKey(readOrCreateSecretFile(dataDir, FIGURES_KEY, newFiguresKey));
}

/** The lines that tell at the start how to sign in. */
export function demoAnnouncement(
  portal: string,
  { dataDir, lawFiguresPublicKey }: Configuration,
): readonly string[] {
  return [
    '',
    `Demo accounts (password of all: ${DEMO_PASSWORD})`,
    ...DEMO_ACCOUNTS.map(({ email, about }) => `  ${email.padEnd(32)}${about}`),
    `Registration codes: ${DEMO_REGISTER_CODES.join(', ')}`,
    `Development mailbox: ${portal}/dev/mailbox`,
    ...(lawFiguresPublicKey === null ? [`Key for figures of the law: ${join(dataDir, FIGURES_KEY)}`] : []),
  ];
}

/**
 * Makes the demo orders beside the running server, which works without them as well. Until they are made, the outbox of the
 * server skips the jobs of past days: `makeDemoOrders` carries them out itself, at the time of each.
 * @returns a function that makes the orders; call it once the server works
 */
export function prepareDemoOrders(
  { outbox, clock, configuration, seal }: Services,
  options: Omit<DemoOrdersOptions, 'accounts' | 'demo'>,
): () => Promise<void> {
  outbox.skipUntil(new Date(`${clock.today()}T00:00:00Z`));
  return async () => {
    const accounts = () => newAccounts(configuration, seal);
    await makeDemoOrders({ ...options, demo: demoParts, accounts }).catch((error: unknown) =>
      options.tell(`The demo orders were not made: ${String(error)}`),
    );
    outbox.skipUntil(null);
  };
}
