import { setImmediate } from 'node:timers/promises';
import { expect } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { startDatabaseProxy, type CrashMoment, type DatabaseProxy } from './database-proxy.ts';

/** Before a round trip's request arrives, and after its execution but before its answer. */
export const CRASH_MOMENTS: readonly CrashMoment[] = ['BEFORE', 'AFTER'];

/** A server whose connection to the database can break. */
export interface CrashingServer {
  readonly server: TestApp;
  readonly proxy: DatabaseProxy;
  readonly close: () => Promise<void>;
}

export async function createCrashingServer(): Promise<CrashingServer> {
  const started: DatabaseProxy[] = [];
  const server = await createTestApp({
    environment: { LOG_LEVEL: 'fatal' },
    wayToDatabase: async (target) => {
      started.push(await startDatabaseProxy(target));
      return started[0]?.connectionString ?? '';
    },
  });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const [proxy] = started;
  if (!proxy) throw new Error('The test server did not ask for its database');
  return {
    server,
    proxy,
    async close() {
      await server.close();
      await proxy.close();
    },
  };
}

/** A call that is tried until it succeeds, and what holds then. */
export interface Situation {
  readonly attempt: () => Promise<{ readonly status: number }>;
  readonly check: () => Promise<void>;
}

/** Lets the server notice the break, as on a restart; then the database answers again. */
async function restart({ server, proxy }: CrashingServer): Promise<void> {
  while (proxy.crashed && server.connections() > 0) await setImmediate();
  proxy.heal();
}

/** Crashes at one round trip and tries again; false when the call has fewer round trips. */
export async function crashOnce(
  crashing: CrashingServer,
  { attempt, check }: Situation,
  roundTrip: number,
  moment: CrashMoment,
): Promise<boolean> {
  const { proxy } = crashing;
  proxy.crashAt(roundTrip, moment);
  const first = await attempt();
  const { crashed } = proxy;
  await restart(crashing);
  // A crash answers 503, unless all work was finished before it.
  expect([200, 204, ...(crashed ? [503] : [])], `${moment} ${roundTrip}`).toContain(first.status);
  const again = crashed ? await attempt() : first;
  expect([200, 204], `again after ${moment} ${roundTrip}`).toContain(again.status);
  await check();
  return crashed;
}
