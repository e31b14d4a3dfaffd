import { expect, test } from 'vitest';
import { FairQueue, type CallShares, type QueuedCall } from './fair-queue.ts';

interface NamedCall extends QueuedCall {
  readonly name: string;
}

const SHARES: CallShares = { runningPerAccount: 2, runningPerTenant: 3, running: 4, waiting: 5 };

/** Calls are named by employer, account and number: `A1.1`. */
function queueOf(shares: Partial<CallShares> = {}) {
  const queue = new FairQueue<NamedCall>({ ...SHARES, ...shares });
  const calls = new Map<string, NamedCall>();
  const named = ({ started, turnedAway }: ReturnType<typeof queue.arrive>) => ({
    started: started.map(({ name }) => name),
    ...(turnedAway.length > 0 && { turnedAway: turnedAway.map(({ name }) => name) }),
  });
  const callOf = (name: string): NamedCall => {
    const tenant = name.charCodeAt(0);
    const call = { name, tenant, account: tenant * 100 + Number.parseInt(name.slice(1), 10) };
    return calls.get(name) ?? (calls.set(name, call), call);
  };
  return {
    arrive: (...names: string[]) => names.map((name) => named(queue.arrive(callOf(name)))),
    leave: (name: string) => named(queue.leave(callOf(name))).started,
  };
}
const starts = (...names: string[]) => names.map((name) => ({ started: [name] }));
const WAITS = { started: [] };

test('an account runs two calls at once, and a third after one of them', () => {
  const queue = queueOf();
  expect(queue.arrive('A1.1', 'A1.2', 'A1.3')).toEqual([...starts('A1.1', 'A1.2'), WAITS]);
  expect(queue.leave('A1.2')).toEqual(['A1.3']);
});

test('an employer runs three calls at once, and leaves the fourth place to another one', () => {
  const queue = queueOf();
  expect(queue.arrive('A1.1', 'A1.2', 'A2.1', 'A2.2')).toEqual([...starts('A1.1', 'A1.2', 'A2.1'), WAITS]);
  expect(queue.arrive('B1.1', 'B1.2')).toEqual([...starts('B1.1'), WAITS]);
  // The process runs four jobs; a finished one makes room for a waiting job with a share left.
  expect(queue.leave('B1.1')).toEqual(['B1.2']);
  expect(queue.leave('A1.1')).toEqual(['A2.2']);
});

test('an employer with many waiting accounts runs half of its calls at once', () => {
  const queue = queueOf({ runningPerTenant: 4, running: 8, waiting: 50 });
  const crowd = Array.from({ length: 22 }, (_, account) => `A${account}.1`);
  expect(queue.arrive(...crowd).slice(0, 4)).toEqual(starts(...crowd.slice(0, 4)));
  // 18 wait.
  expect(crowd.slice(0, 2).map((call) => queue.leave(call))).toEqual([[], []]);
  expect(queue.leave('A2.1')).toEqual(['A4.1']);
  expect(queue.arrive('B1.1', 'B1.2')).toEqual(starts('B1.1', 'B1.2'));
  // 17 wait, and then 16.
  expect(queue.leave('A3.1')).toEqual(['A5.1', 'A6.1', 'A7.1']);
});

test('waiting accounts take turns, regardless of their number of calls', () => {
  const queue = queueOf({ runningPerAccount: 1, running: 1, waiting: 9 });
  queue.arrive('A1.1', 'A1.2', 'A1.3', 'A1.4', 'B1.1', 'B1.2', 'C1.1');
  const order = ['A1.1'];
  for (let call = order[0]; call !== undefined; call = order.at(-1)) {
    const [next] = queue.leave(call);
    if (next === undefined) break;
    order.push(next);
  }
  expect(order).toEqual(['A1.1', 'A1.2', 'B1.1', 'C1.1', 'A1.3', 'B1.2', 'A1.4']);
});

test('employers take turns, regardless of their number of accounts', () => {
  const queue = queueOf({ running: 1, waiting: 9 });
  queue.arrive('A1.1', 'A2.1', 'A3.1', 'A4.1', 'B1.1', 'A5.1', 'B2.1');
  const order = ['A1.1', 'A2.1', 'B1.1', 'A3.1', 'B2.1', 'A4.1'];
  expect(order.map((call) => queue.leave(call)[0])).toEqual([...order.slice(1), 'A5.1']);
});

test('a waiting call that leaves makes room and is never started', () => {
  const queue = queueOf({ waiting: 1 });
  queue.arrive('A1.1', 'A1.2', 'A1.3');
  expect(queue.leave('A1.3')).toEqual([]);
  expect(queue.arrive('A1.4')).toEqual([WAITS]);
  expect(queue.leave('A1.1')).toEqual(['A1.4']);
  // Leaving twice changes nothing.
  expect(queue.leave('A1.1')).toEqual([]);
});

test('a full queue rejects the newest call of the account with most of them', () => {
  const queue = queueOf({ running: 1 });
  queue.arrive('A1.0', 'A1.1', 'A1.2', 'A1.3', 'A1.4');
  expect(queue.arrive('B1.1')).toEqual([WAITS]);
  expect(queue.arrive('B1.2')).toEqual([{ started: [], turnedAway: ['A1.4'] }]);
  expect(queue.arrive('A1.5')).toEqual([{ started: [], turnedAway: ['A1.5'] }]);
});

test('a full queue rejects calls of the employer with most accounts waiting', () => {
  const queue = queueOf({ running: 1 });
  queue.arrive('A1.1', 'A2.1', 'A3.1', 'A4.1', 'A5.1', 'A6.1');
  expect(queue.arrive('B1.1', 'B1.2')).toEqual([
    { started: [], turnedAway: ['A6.1'] },
    { started: [], turnedAway: ['A5.1'] },
  ]);
});
