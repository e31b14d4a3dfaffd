import { randomUUID } from 'node:crypto';
import { contract } from '@stromwandel/api-spec';
import { addDays, daysBetween, type CalendarDate } from '@stromwandel/kernel';
import { isWorkingDay } from '@stromwandel/leasing';
import type { PathStepType } from '@stromwandel/ordering';
import { and, desc, eq, like } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { mailboxMessages } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import type { Services } from '../../services.ts';
import { CHECK_DEMO_ACTS } from './check-acts.ts';
import { DEMO_COLLEAGUES, type DemoColleague } from './demo-colleagues.ts';
import { DemoRefusal, type DemoHands } from './demo-hands.ts';
import { END_DEMO_ACTS } from './end-acts.ts';
import { addFine, answerFine, passOnFine } from './fine-acts.ts';
import { findDemoOffer } from './find-demo-offer.ts';
import { PLACE } from './handover-place.ts';
import { leaseParams } from './lease-params.ts';
import { LICENCE_DEMO_ACTS } from './licence-acts.ts';
import { MONTH_DEMO_ACTS } from './month-acts.ts';
import type { DemoAct } from './schedule-demo-acts.ts';

const PROVIDER = 'admin@stromwandel.example';

export interface DemoStage {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly hands: DemoHands;
}

/** An act, the order it is about and whose order that is. */
interface Scene extends DemoStage {
  readonly orderId: number;
  readonly owner: DemoColleague;
}

type Act = DemoAct['act'];
type CheckStep = Extract<PathStepType, 'NECT_DRIVERS_LICENCE' | 'NECT_SIGN'>;

const params = ({ orderId }: Scene) => ({ orderId: String(orderId) });
const appointmentParams = (scene: Scene) => ({ ...params(scene), kind: 'HANDOVER' as const });

function workingDayFrom(day: CalendarDate): CalendarDate {
  return isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1));
}

async function stepParams(scene: Scene, stepType: PathStepType) {
  const { steps } = await scene.hands.call(scene.owner.email, contract.getWorkflow, {
    params: params(scene),
  });
  const step = steps.find((one) => one.stepType === stepType);
  if (!step) throw new DemoRefusal(`order ${scene.orderId} has no step ${stepType}`);
  return { ...params(scene), stepId: String(step.id) };
}

async function accept(scene: Scene, stepType: PathStepType, by = scene.owner.email): Promise<void> {
  await scene.hands.call(by, contract.acceptStep, { params: await stepParams(scene, stepType) });
}

async function decline(scene: Scene, { story }: DemoAct, stepType: PathStepType, by: string): Promise<void> {
  const body = { reason: story.reason ?? null };
  await scene.hands.call(by, contract.declineStep, { params: await stepParams(scene, stepType), body });
}

async function openCheck(scene: Scene, stepType: CheckStep): Promise<string> {
  const endpoint = stepType === 'NECT_SIGN' ? contract.startSigning : contract.startIdentification;
  return scene.hands.call(scene.owner.email, endpoint, { params: await stepParams(scene, stepType) });
}

/** Passes a check on the pages of the simulated provider. */
async function passCheck(scene: Scene, stepType: CheckStep): Promise<void> {
  const page = new URL(await openCheck(scene, stepType)).pathname;
  const finish = { method: 'POST', url: `${page}/finish`, payload: { scenario: 'success' } } as const;
  const { statusCode } = await scene.app.inject(finish);
  if (statusCode >= 400) throw new DemoRefusal(`the check of order ${scene.orderId} answered ${statusCode}`);
  await accept(scene, stepType);
}

/** The code of the link that the manufacturer was mailed last about an order. */
async function manufacturerCode(db: Database, orderId: number, to: string): Promise<string> {
  const [mail] = await db
    .select({ links: mailboxMessages.links })
    .from(mailboxMessages)
    .where(and(eq(mailboxMessages.to, to), like(mailboxMessages.subject, `% ${orderId}: %`)))
    .orderBy(desc(mailboxMessages.id))
    .limit(1);
  const code = mail?.links
    .find((link) => link.includes('/manufacturer/'))
    ?.split('/')
    .at(-1);
  if (code === undefined) throw new DemoRefusal(`the manufacturer has no link of order ${orderId}`);
  return code;
}

async function linkParams({ services, orderId }: Scene) {
  const { db, configuration } = services;
  const code = await runAsSystem(() => manufacturerCode(db, orderId, configuration.manufacturerEmail));
  return { params: { code } };
}

async function report(
  scene: Scene,
  endpoint: typeof contract.reportBuild | typeof contract.reportShipment | typeof contract.reportDelivery,
  body: Readonly<Record<string, CalendarDate>>,
): Promise<void> {
  // Each of the three has a body of its own; the caller pairs them.
  await scene.hands.call(null, endpoint, { ...(await linkParams(scene)), body } as never);
}

const plateOf = ({ orderId }: Scene) => `K-SW ${100 + orderId}E`;
const vinOf = ({ orderId }: Scene) => `WVWZZZE1ZRP${String(orderId).padStart(6, '0')}`;

/** Enters the car's data after its registration. VIN and plate are made from the order's number. */
async function registerCar(scene: Scene, { day }: DemoAct): Promise<void> {
  const number = String(scene.orderId);
  await scene.hands.call(PROVIDER, contract.setLeaseCar, {
    params: await leaseParams(scene),
    body: {
      vin: vinOf(scene),
      plate: plateOf(scene),
      firstRegistration: day,
      insurer: 'Nordlicht Versicherung',
      policyNumber: `KFZ-${number.padStart(6, '0')}`,
      keys: 2,
    },
  });
}

const DAYS_A_YEAR = 365;

/** Reports the odometer of a car that has been driven evenly since its handover. */
async function reportReading(scene: Scene, { day, handoverDay, story }: DemoAct): Promise<void> {
  const { kmPerYear, pace = 1 } = story;
  const km = Math.round((kmPerYear * pace * daysBetween(handoverDay, day)) / DAYS_A_YEAR);
  await scene.hands.call(scene.owner.email, contract.reportReading, {
    params: await leaseParams(scene),
    body: { day, km, photo: null, clientId: randomUUID() },
  });
}

/** Reports a damage that needs no photo. */
async function reportDamage(scene: Scene, { day }: DemoAct): Promise<void> {
  await scene.hands.call(scene.owner.email, contract.reportDamage, {
    params: await leaseParams(scene),
    body: {
      kind: 'BREAKDOWN',
      injured: false,
      drivable: true,
      text: 'Ich bin über einen Ast gefahren. Seitdem klappert die Verkleidung unter dem Auto.',
      day,
      time: '17:10',
      place: 'Essen, Alfredstraße',
      tripKind: 'COMMUTE',
      marks: [{ part: 'FRONT', x: 260, y: 90 }],
      photos: [],
      others: [],
      police: null,
      clientId: randomUUID(),
    },
  });
}

/** The provider gives the reported damage to the insurer. */
async function handleDamage(scene: Scene, costEur: number | null = null): Promise<{ damageId: string }> {
  const { damages } = await scene.hands.call(PROVIDER, contract.listDamages, {
    params: await leaseParams(scene),
  });
  const [reported] = damages;
  if (!reported) throw new DemoRefusal(`the lease of order ${scene.orderId} has no reported damage`);
  const params = { damageId: String(reported.id) };
  await scene.hands.call(PROVIDER, contract.handleDamage, {
    params,
    body: {
      state: 'WITH_INSURER',
      claimNumber: `NV-${scene.orderId}-1`,
      workshop: 'Autohaus Petersen, Essen',
      note: 'Die Werkstatt ruft Sie wegen eines Termins an.',
      costEur,
      lastDay: null,
    },
  });
  return params;
}

/** The provider enters the cost, and proposes that the driver bears the excess. */
async function proposeExcess(scene: Scene): Promise<void> {
  const params = await handleDamage(scene, 640);
  const body = { excessEur: 500, bearer: 'EMPLOYEE' as const, reason: 'Das war keine Dienstfahrt.' };
  await scene.hands.call(PROVIDER, contract.proposeExcess, { params, body });
}

const inFine = async (scene: Scene) => ({ ...scene, lease: await leaseParams(scene), plate: plateOf(scene) });

/** Begins the record of the handover, of a car that is not handed over yet. */
async function beginRecord(scene: Scene, { story }: DemoAct): Promise<void> {
  if (story.until !== 'BEGIN_RECORD') return;
  await scene.hands.call(scene.owner.email, contract.saveRecordPart, {
    params: { ...(await leaseParams(scene)), kind: 'HANDOVER', part: 'CAR' },
    body: { part: 'CAR', vin: vinOf(scene), plate: plateOf(scene), vinConfirmed: true },
  });
}

const ACTS: Readonly<Record<Exclude<Act, 'ORDER'>, (scene: Scene, act: DemoAct) => Promise<unknown>>> = {
  CONFIRM: (scene) => accept(scene, 'CONFIRM_SUMMARY'),
  READ_CONTRACT: (scene) => accept(scene, 'PREVIEW_CONTRACT'),
  OPEN_CHECK: (scene) => openCheck(scene, 'NECT_DRIVERS_LICENCE'),
  PASS_CHECK: (scene) => passCheck(scene, 'NECT_DRIVERS_LICENCE'),
  SIGN: (scene) => passCheck(scene, 'NECT_SIGN'),
  APPROVE: (scene) => accept(scene, 'TENANT_ADMIN_CLICK_CONFIRM', scene.owner.personnelOffice),
  ORDER_CAR: (scene) => accept(scene, 'ADMIN_CONFIRM', PROVIDER),
  PROMISE_WEEK: async (scene, { promisedWeek: deliveryWeek }) =>
    scene.hands.call(null, contract.confirmDeliveryWeek, {
      ...(await linkParams(scene)),
      body: { deliveryWeek },
    }),
  BUILD: (scene, { day }) => report(scene, contract.reportBuild, { builtOn: day }),
  SHIP: (scene, { day }) => report(scene, contract.reportShipment, { shippedOn: day }),
  DELIVER: (scene, { day }) => report(scene, contract.reportDelivery, { deliveredOn: day }),
  BEGIN_RECORD: beginRecord,
  PROPOSE_APPOINTMENT: (scene, { handoverDay }) => {
    const first = workingDayFrom(handoverDay);
    return scene.hands.call(PROVIDER, contract.changeAppointment, {
      params: appointmentParams(scene),
      body: {
        command: 'PROPOSE',
        slots: [
          { ...PLACE, day: first, time: '10:30' },
          { ...PLACE, day: first, time: '16:00' },
          { ...PLACE, day: workingDayFrom(addDays(first, 1)), time: '09:00' },
        ],
      },
    });
  },
  CHOOSE_APPOINTMENT: (scene) =>
    scene.hands.call(scene.owner.email, contract.changeAppointment, {
      params: appointmentParams(scene),
      body: { command: 'CHOOSE', number: 1 },
    }),
  REGISTER_CAR: registerCar,
  HAND_OVER: (scene) => accept(scene, 'LEASING_ACTIVE', PROVIDER),
  REPORT_READING: reportReading,
  REPORT_DAMAGE: reportDamage,
  HANDLE_DAMAGE: (scene) => handleDamage(scene),
  PROPOSE_EXCESS: proposeExcess,
  ADD_FINE: async (scene, { day }) => addFine(await inFine(scene), day),
  ANSWER_FINE: async (scene) => answerFine(await inFine(scene)),
  PASS_ON_FINE: async (scene) => passOnFine(await inFine(scene)),
  ...LICENCE_DEMO_ACTS,
  ...MONTH_DEMO_ACTS,
  ...END_DEMO_ACTS,
  ...CHECK_DEMO_ACTS,
  RETURN: async (scene, { day }) =>
    scene.hands.call(PROVIDER, contract.returnLease, {
      params: await leaseParams(scene),
      body: { day, reason: 'EARLY_RETURN' },
    }),
  CANCEL: (scene, act) => decline(scene, act, 'PREVIEW_CONTRACT', scene.owner.email),
  WITHDRAW: (scene) => scene.hands.call(scene.owner.email, contract.withdrawOrder, { params: params(scene) }),
  DECLINE_AS_EMPLOYER: (scene, act) =>
    decline(scene, act, 'TENANT_ADMIN_CLICK_CONFIRM', scene.owner.personnelOffice),
  DECLINE_AS_PROVIDER: (scene, act) => decline(scene, act, 'ADMIN_CONFIRM', PROVIDER),
  DECLINE_HANDOVER: (scene, act) => decline(scene, act, 'LEASING_ACTIVE', PROVIDER),
  RUN_OUT: ({ services }) => services.jobs.runNow('order-expiry'),
};

async function placeOrder({ hands, services }: DemoStage, { order, story }: DemoAct): Promise<number> {
  const body = await runAsSystem(() => findDemoOffer(services.db, story, order));
  const { orderId, errors } = await hands.call(
    DEMO_COLLEAGUES[story.who].email,
    contract.createOrder,
    { body },
    // Repeated after an interruption it is the same order.
    { 'idempotency-key': `demo-order-${order}` },
  );
  if (orderId === null) throw new DemoRefusal(`ordering answered ${errors.join(', ')}`);
  return orderId;
}

/**
 * Does one thing of the demo world as people do it, and then what follows from it: mails, contract.
 * @param orderId null before there is an order
 * @returns the number of the order
 * @throws DemoRefusal when the product refuses
 */
export async function performDemoAct(
  stage: DemoStage,
  act: DemoAct,
  orderId: number | null,
): Promise<number> {
  let id = orderId;
  if (act.act === 'ORDER') id = await placeOrder(stage, act);
  else if (id === null) throw new DemoRefusal('there is no such order');
  else {
    const owner: DemoColleague = DEMO_COLLEAGUES[act.story.who];
    await ACTS[act.act]({ ...stage, orderId: id, owner }, act);
  }
  await stage.services.outbox.runDue();
  return id;
}
