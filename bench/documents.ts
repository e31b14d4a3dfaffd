import { setTimeout } from 'node:timers/promises';
import { medianOf } from './measure.ts';
import { addressOf, withDemoServer, type RunningProgram } from './running-server.ts';
import { DEMO_COLLEAGUE, DEMO_EMPLOYEE, signIn } from './sign-in.ts';
import { askWhile, waitsLine, waitsOf } from './steady-load.ts';

/*
 * How long a colleague's requests wait while contracts are printed, against the same server with nothing to print, in turns. One
 * person orders, agrees to ten summaries over HTTP at once, and asks for the contracts that this has printed. The requests of one
 * person take turns, so those of the colleague tell what other people wait.
 */

const ROUNDS = 3;
const CONTRACTS = 10;
const PROBE_MS = 40;
const GOAL = 2;

interface Order {
  readonly orderId: number;
  readonly stepId: number;
}

interface Api {
  readonly address: string;
  readonly authorization: string;
  readonly call: <T>(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<T>;
}

function apiOf(address: string, authorization: string): Api {
  return {
    address,
    authorization,
    call: async <T>(method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
      const response = await fetch(`${address}/v1${path}`, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T; // the caller names what the endpoint answers
    },
  };
}

interface Choice {
  readonly leasePackageId: number;
  readonly color: number;
  readonly delivery: number;
}

/** The cheapest package of the car with the lowest net rate: the law lets the person convert as much pay as it takes. */
async function cheapestChoice({ call }: Api): Promise<Choice> {
  const cars = await call<{ id: number; yourLeaseFrom: number }[]>('GET', '/search');
  const [car] = cars.toSorted((one, other) => one.yourLeaseFrom - other.yourLeaseFrom);
  type Identified = readonly { readonly id: number }[];
  const vehicle = await call<{
    leasePackages: { id: number; totalMonthlyGrossCostEur: number }[];
    colors: Identified;
    delivery: Identified;
  }>('GET', `/vehicle/${car?.id}`);
  const [leasePackage] = vehicle.leasePackages.toSorted(
    (one, other) => one.totalMonthlyGrossCostEur - other.totalMonthlyGrossCostEur,
  );
  const [color, option] = [vehicle.colors[0], vehicle.delivery[0]];
  if (!leasePackage || !color || !option) throw new Error('The demo world offers no car');
  return { leasePackageId: leasePackage.id, color: color.id, delivery: option.id };
}

/** An order whose summary waits to be agreed to. */
async function order({ call }: Api, choice: Choice, key: string): Promise<Order> {
  const { orderId, errors } = await call<{ orderId: number | null; errors: unknown[] }>(
    'POST',
    '/order',
    choice,
    {
      'idempotency-key': key,
    },
  );
  if (orderId === null) throw new Error(`The order was not taken: ${JSON.stringify(errors)}`);
  const { steps } = await call<{ steps: { id: number; stepType: string }[] }>(
    'GET',
    `/order/${orderId}/workflow`,
  );
  const step = steps.find(({ stepType }) => stepType === 'CONFIRM_SUMMARY');
  if (!step) throw new Error('An order begins with its summary');
  return { orderId, stepId: step.id };
}

/** Agrees to a summary, which has the contract printed, and fetches the contract. */
async function agreeAndRead(
  { address, authorization, call }: Api,
  { orderId, stepId }: Order,
): Promise<void> {
  await call('PUT', `/order/${orderId}/step/${stepId}/accept`);
  const response = await fetch(`${address}/v1/order/${orderId}/contract`, { headers: { authorization } });
  const beginning = Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5);
  if (!response.ok || beginning !== '%PDF-') throw new Error(`Contract ${orderId}: ${response.status}`);
}

interface Round {
  readonly idle: readonly number[];
  readonly printing: readonly number[];
  readonly tookMs: number;
}

async function measureRound(api: Api, colleague: Api, choice: Choice, round: number): Promise<Round> {
  const orders: Order[] = [];
  for (let place = 0; place < CONTRACTS; place += 1) {
    orders.push(await order(api, choice, `bench-${round}-${place}`));
  }
  const started = performance.now();
  const { address, authorization } = colleague;
  const ownData = { url: `${address}/v1/user/info`, headers: { authorization } };
  const [printing] = await askWhile(ownData, PROBE_MS, () =>
    Promise.all(orders.map((one) => agreeAndRead(api, one))),
  );
  const tookMs = performance.now() - started;
  // As long as the other half, so that both meet the machine for the same time.
  const [idle] = await askWhile(ownData, PROBE_MS, () => setTimeout(tookMs));
  return { idle, printing, tookMs };
}

async function measure(server: RunningProgram): Promise<void> {
  const address = addressOf(server);
  const api = apiOf(address, `Bearer ${await signIn(address, DEMO_EMPLOYEE)}`);
  const colleague = apiOf(address, `Bearer ${await signIn(address, DEMO_COLLEAGUE)}`);
  const choice = await cheapestChoice(api);
  // The first round starts the printing thread and warms everything up.
  await measureRound(api, colleague, choice, 0);
  const rounds: Round[] = [];
  for (let round = 1; round <= ROUNDS; round += 1)
    rounds.push(await measureRound(api, colleague, choice, round));
  const idle = waitsOf(rounds.flatMap((one) => one.idle));
  const printing = waitsOf(rounds.flatMap((one) => one.printing));
  const seconds = medianOf(rounds.map((one) => one.tookMs)) / 1000;
  console.log(waitsLine('idle', idle));
  console.log(waitsLine(`${CONTRACTS} contracts at once`, printing));
  console.log(`${CONTRACTS} contracts agreed to, printed and read in ${seconds.toFixed(1)} s`);
  const ratio = printing.p99 / idle.p99;
  console.log(
    `printing : idle, p99  ${ratio.toFixed(2)}  (goal ${GOAL}: ${ratio <= GOAL ? 'met' : 'MISSED'})`,
  );
}

/** Prints how long other requests wait while contracts are printed, and against an idle server. */
export function benchDocuments(): Promise<void> {
  return withDemoServer(measure);
}
