import { expect, test } from 'vitest';
import { createShutdown } from './shutdown.ts';

const never = () => new Promise<void>(() => undefined);

/** Runs a shutdown and returns what happened, in order. */
async function happened(
  limitMs: number,
  prepare: (add: (name: string, end?: () => Promise<unknown>, isVital?: boolean) => void) => void,
) {
  const events: string[] = [];
  const code = await new Promise<number>((resolve) => {
    const shutdown = createShutdown(limitMs, (message) => void events.push(message), resolve);
    prepare((name, end, isVital) =>
      shutdown.add(
        name,
        () => {
          events.push(`end ${name}`);
          return end?.() ?? Promise.resolve();
        },
        isVital,
      ),
    );
    shutdown.begin(3);
    shutdown.begin(4);
  });
  return [...events, `exit ${code}`];
}

test('ends everything once, in the reverse order of its start', async () => {
  const events = await happened(60_000, (add) => {
    add('database');
    add('pool');
    add('requests');
  });
  expect(events).toEqual(['end requests', 'end pool', 'end database', 'exit 3']);
});

test('goes on after a failure', async () => {
  const events = await happened(60_000, (add) => {
    add('database');
    add('requests', () => Promise.reject(new Error('broken')));
  });
  expect(events).toEqual(['end requests', 'Error: broken', 'end database', 'exit 3']);
});

test('names what takes too long and still ends the database', async () => {
  const events = await happened(1, (add) => {
    add('database', () => new Promise((resolve) => setTimeout(resolve, 5)), true);
    add('pool', never);
    add('requests', never);
  });
  expect(events).toEqual([
    'end requests',
    'requests took too long to end.',
    'end pool',
    'pool took too long to end.',
    'end database',
    'exit 3',
  ]);
});
