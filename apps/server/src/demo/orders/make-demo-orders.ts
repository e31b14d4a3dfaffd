import { contract, type SavedSearchContent } from '@stromwandel/api-spec';
import { buildApp, type AppDependencies } from '../../build-app.ts';
import { createClock } from '../../platform/clock/clock.ts';
import type { DemoAccounts } from '../world/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import { beginDemoOrders } from './begin-demo-orders.ts';
import { DEMO_COLLEAGUES } from './demo-colleagues.ts';
import { createDemoHands, DemoRefusal } from './demo-hands.ts';
import { saveDemoOrdersProgress, type DemoOrdersProgress } from './demo-orders-progress.ts';
import { performDemoAct, type DemoStage } from './perform-demo-act.ts';
import { scheduleDemoActs, type DemoAct } from './schedule-demo-acts.ts';

export interface DemoOrdersOptions extends Omit<AppDependencies, 'portalDir'> {
  readonly accounts: () => Promise<Omit<DemoAccounts, 'now'>>;
  /** Ends the making after the act that is going on; the next start goes on from there. */
  readonly signal: AbortSignal;
  readonly tell: (message: string) => void;
}

const TELL_EVERY = 60;

const ANNA = 'anna.schmidt@nordwerk.example';
const ANNAS_SEARCH: SavedSearchContent = {
  name: 'SUV bis 350 € netto',
  filter: {
    brands: [],
    models: [],
    text: '',
    rateFromEur: null,
    rateToEur: 350,
    rangeFrom: 400,
    body: 'SUV',
    deliveryTo: null,
    underCap: null,
  },
};

async function perform(
  stage: DemoStage,
  act: DemoAct,
  { orders }: DemoOrdersProgress,
  tell: (message: string) => void,
): Promise<number | null> {
  const known = orders[act.order] ?? null;
  const wasRefused = known === null && String(act.order) in orders;
  if (wasRefused) return null;
  try {
    return await performDemoAct(stage, act, known);
  } catch (error) {
    if (!(error instanceof DemoRefusal)) throw error;
    tell(`Demo order of ${act.story.who} stops before ${act.act}: ${error.message}`);
    return null;
  }
}

async function performAll(
  stage: DemoStage,
  begun: DemoOrdersProgress,
  clock: { moment: Date },
  { database, signal, tell }: DemoOrdersOptions,
): Promise<void> {
  const acts = scheduleDemoActs(begun.today);
  let progress = begun;
  for (const act of acts.slice(begun.done)) {
    if (signal.aborted) return;
    clock.moment = act.at;
    const orderId = await perform(stage, act, progress, tell);
    const orders = { ...progress.orders, [act.order]: orderId };
    const done = progress.done + 1;
    progress = { ...progress, done, orders, finished: done === acts.length };
    await runAsSystem(() => saveDemoOrdersProgress(database.db, progress));
    if (done % TELL_EVERY === 0) tell(`Demo orders: ${done} of ${acts.length} steps`);
  }
}

// His running car then leaves less than the minimum wage of 2027, and less cash than § 107 GewO asks for.
const FRANKS_NEW_PAY = 3000;

/** What people do today: Anna saves a search, and Frank a lower pay. */
async function endDay({ hands }: DemoStage, tell: (message: string) => void): Promise<void> {
  await hands.call(ANNA, contract.saveSearch, { body: ANNAS_SEARCH });
  const { email, salary } = DEMO_COLLEAGUES.frank;
  if (salary) {
    const salaryInfo = { ...salary, grossMonthlySalaryEur: FRANKS_NEW_PAY };
    await hands.call(email, contract.saveUserInfo, { body: { salaryInfo } });
  }
  tell('The demo orders are there.');
}

/**
 * Fills the demo world with orders in every stage, once. Replays them through the API on a second in-process server
 * whose clock moves through the past months, so that all rows come from the product itself.
 *
 * - Mails go to the development mailbox, regardless of the configuration.
 * - Runs in one process at a time, and only while other outboxes skip past jobs (`skipUntil`).
 * - Continues at the next start after an interruption.
 * @returns whether anything was to do
 */
export async function makeDemoOrders(options: DemoOrdersOptions): Promise<boolean> {
  const { accounts, database, clock, systemClock, configuration, tell } = options;
  const begun = await runAsSystem(() => beginDemoOrders(database.db, clock.today(), accounts));
  if (begun === null) return false;
  tell('Making the demo orders, once and in the background; the portal works meanwhile.');
  const past = { moment: clock.now() };
  const { app, services } = buildApp({
    ...options,
    configuration: {
      ...configuration,
      smtpUrl: null,
      verification: { ...configuration.verification, url: null },
    },
    clock: createClock(() => past.moment),
    portalDir: null,
  });
  try {
    // The simulated provider of checks is reached over HTTP like the real one.
    await app.listen({ host: '127.0.0.1', port: 0 });
    const hands = createDemoHands(app, () => systemClock.now().getTime());
    const stage = { app, services, hands };
    await performAll(stage, begun, past, options);
    past.moment = clock.now();
    if (!options.signal.aborted) await endDay(stage, tell);
    await hands.signOut();
  } finally {
    await app.close();
  }
  return true;
}
