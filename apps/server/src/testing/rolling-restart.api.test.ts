import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partsToTry } from '../../../../scripts/steps/slice-of-commit.mjs';
import { findFreePort } from '../adapters/embedded-postgres/find-free-port.ts';
import { createTestApp, type TestApp, type TestPerson } from './create-test-app.ts';
import { createTestOffer } from './order-journey.ts';
import { createServerProcess, type ServerProcess } from './server-process.ts';

/*
 * Two processes behind a load balancer that probes their readiness, upgraded one after the other while people work, as
 * docs/operations.md describes it.
 */

const PROBE_MS = 100;
/** Far longer than two probes, because a busy machine probes late. */
const GRACE_SECONDS = 5;
const PEOPLE = 6;
/** Answers of each process before the next restart. */
const ANSWERS = 30;

const secret = (byte: number) => Buffer.alloc(32, byte).toString('base64url');

let world: TestApp;
let processes: readonly ServerProcess[];
let vehicleId: number;
let people: readonly TestPerson[];

beforeAll(async () => {
  // Creates database and people; this server itself receives no requests.
  world = await createTestApp();
  ({ vehicleId } = await createTestOffer(world));
  people = await Promise.all(Array.from({ length: PEOPLE }, () => world.createPerson()));
  const environment = {
    DATABASE_URL: world.services.configuration.databaseUrl ?? '',
    DATABASE_OWNER_URL: world.ownerUrl,
    AUTH_SIGNING_KEY: secret(7),
    ACCESS_TOKEN_KEYS: secret(8),
    DATA_KEYS: secret(9),
    STOP_GRACE_SECONDS: String(GRACE_SECONDS),
    LOG_LEVEL: 'silent',
  };
  processes = [
    await createServerProcess(await findFreePort(), environment),
    await createServerProcess(await findFreePort(), environment),
  ];
  await Promise.all(processes.map((one) => one.start(world.clock.now())));
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()));
  await world.close();
});

/** Spreads requests over the processes that were ready at the last probe. */
function createBalancer() {
  const ready = new Set(processes);
  const answered = new Map(processes.map((one) => [one, 0]));
  let ended = false;
  let turn = 0;
  const probing = (async () => {
    while (!ended) {
      for (const one of processes) {
        const isReady = await fetch(`${one.url}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isReady) ready.add(one);
        else ready.delete(one);
      }
      await pause(PROBE_MS);
    }
  })();
  return {
    ready,
    answered,
    async send(method: string, path: string, as: TestPerson, body?: unknown): Promise<unknown> {
      const open = [...ready];
      const one = open[(turn += 1) % open.length];
      if (one === undefined) throw new Error('no process is ready');
      const reply = await fetch(`${one.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${as.accessToken}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
      answered.set(one, (answered.get(one) ?? 0) + 1);
      return reply.json();
    },
    async end() {
      ended = true;
      await probing;
    },
  };
}

it('a restart of one process after the other loses no request', async () => {
  const balancer = createBalancer();
  const failures: unknown[] = [];
  let atWork = true;
  const work = people.map(async (person) => {
    for (let round = 0; atWork; round += 1) {
      const adds = round % 2 === 0;
      const change = adds
        ? balancer.send('POST', '/v1/user/favourites', person, { vehicleIds: [vehicleId] })
        : balancer.send('DELETE', `/v1/user/favourites/${vehicleId}`, person);
      // The other process may answer, which has to know what the first one stored.
      await change
        .then(() => balancer.send('GET', '/v1/user/favourites', person))
        .then((kept) => assert.deepEqual(kept, { vehicleIds: adds ? [vehicleId] : [] }))
        .catch((error: unknown) => failures.push(error));
    }
  });
  const worked = async (one: ServerProcess) => {
    const before = balancer.answered.get(one) ?? 0;
    await expect.poll(() => balancer.answered.get(one) ?? 0).toBeGreaterThan(before + ANSWERS);
  };
  for (const one of partsToTry('rolling restart', processes)) {
    await worked(one);
    one.stop();
    await one.gone();
    await one.start(world.clock.now());
  }
  for (const one of processes) await worked(one);
  atWork = false;
  await Promise.all(work);
  await balancer.end();
  expect(failures).toEqual([]);
});
