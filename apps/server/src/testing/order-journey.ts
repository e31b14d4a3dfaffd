import { contract, type EndpointReply, type SalaryInfo } from '@stromwandel/api-spec';
import type { StepType } from '@stromwandel/ordering';
import { desc, eq } from 'drizzle-orm';
import {
  deliveryOptions,
  leasePackages,
  leases,
  mailboxMessages,
  sessions,
  vehicleColors,
  vehicles,
} from '../platform/database/schema/index.ts';
import { saveSalaryInfo } from '../modules/salary-data/index.ts';
import { signOrder } from './sign-order.ts';
import type { NewTestPerson, TestApp, TestPerson } from './create-test-app.ts';
import { sampleSalaryInfo } from '@stromwandel/pricing/testing';

/** Ids of a choice a person can order. */
export interface TestOffer {
  readonly vehicleId: number;
  readonly leasePackageId: number;
  readonly color: number;
  readonly delivery: number;
}

export type Workflow = EndpointReply<typeof contract.getWorkflow>;

function mustExist<T>(row: T | undefined): T {
  if (row === undefined) throw new Error('The row was not stored');
  return row;
}

/** Stores a car of 45,000 EUR with one package of 500 EUR a month, one colour and one way of delivery. */
export async function createTestOffer({ db }: Pick<TestApp, 'db'>): Promise<TestOffer> {
  const vehicle = mustExist(
    (
      await db
        .insert(vehicles)
        .values({
          brand: 'Škoda',
          model: 'Enyaq 85',
          trimLevel: 'Selection',
          bodyStyle: 'SUV',
          driveType: 'ELECTRIC',
          maximumPowerKw: 210,
          rangeKm: 560,
          consumption: 16.5,
          listPriceCents: 4_500_000,
          demoPrice: true,
          hasPicture: true,
          deliveryFromWeeks: 6,
          deliveryToWeeks: 10,
          technicalDetails: [{ name: 'Batterie', value: '77 kWh' }],
          standardEquipment: ['Wärmepumpe'],
          specialEquipment: ['Anhängerkupplung'],
        })
        .returning()
    )[0],
  );
  const vehicleId = vehicle.id;
  const leasePackage = await db
    .insert(leasePackages)
    .values({
      vehicleId,
      durationMonths: 36,
      kmPerYear: 10_000,
      tires: 'ALL_SEASON',
      totalMonthlyGrossCostCents: 50_000,
      grossComparisonCostCents: 65_000,
      maintenanceAndServicingIncluded: true,
      vehicleInsuranceIncluded: true,
      tirePackageIncluded: true,
      tireChangeIncluded: true,
      rateInsuranceIncluded: true,
      extraKilometerTenthCents: 87,
      fewerKilometerTenthCents: 52,
      extraKilometersTolerance: 2500,
      fewerKilometersTolerance: 2500,
      extraKilometersCap: 15_000,
      fewerKilometersCap: 10_000,
    })
    .returning();
  const color = await db
    .insert(vehicleColors)
    .values({ vehicleId, position: 1, name: 'Phönix-Grün', hex: '#2F6B4F' })
    .returning();
  const delivery = await db
    .insert(deliveryOptions)
    .values({ vehicleId, position: 1, name: 'Lieferung nach Hause', description: 'An Ihre Haustür' })
    .returning();
  return {
    vehicleId,
    leasePackageId: mustExist(leasePackage[0]).id,
    color: mustExist(color[0]).id,
    delivery: mustExist(delivery[0]).id,
  };
}

/** An employee who can order at once: address and salary data (4,500 EUR) are there. */
export async function createOrderingPerson(server: TestApp, person: NewTestPerson = {}): Promise<TestPerson> {
  const created = await server.createPerson({
    ...person,
    values: {
      street: 'Kastanienweg',
      streetNumber: '7a',
      postcode: '44139',
      place: 'Dortmund',
      state: 'Nordrhein-Westfalen',
      placeOfBirth: 'Münster',
      ...person.values,
    },
  });
  await saveTestSalary(server, created, sampleSalaryInfo());
  return created;
}

/** Pay that is enough for as many cars at once as a test orders: those that run count for the limits of the law. */
export const PAY_FOR_MANY_CARS = { grossMonthlySalaryEur: 20_000 };

/** The same, for tests that order again and again. */
export async function createFrequentOrderer(
  server: TestApp,
  person: NewTestPerson = {},
): Promise<TestPerson> {
  const created = await createOrderingPerson(server, person);
  await saveTestSalary(server, created, sampleSalaryInfo(PAY_FOR_MANY_CARS));
  return created;
}

/** Saves or replaces the salary data of an employee. */
export async function saveTestSalary(
  { db, clock, services }: TestApp,
  { userId, tenantId }: TestPerson,
  info: SalaryInfo,
): Promise<void> {
  if (tenantId === null) throw new Error('An employee belongs to an employer');
  await saveSalaryInfo(db, services.seal, { userId, tenantId, info, now: clock.now() });
}

/** The people who decide for employer and provider. */
export interface TestDesks {
  readonly office: TestPerson;
  readonly admin: TestPerson;
}

// Ahead of the clock of every test.
const WEEK_OF_DELIVERY = '2028-W30';

/** Drives orders of a test through the API. */
export function orderJourney(server: TestApp) {
  const orderParams = (orderId: number) => ({ orderId: String(orderId) });

  async function workflow(orderId: number, as: TestPerson): Promise<Workflow> {
    const answer = await server.call(contract.getWorkflow, { params: orderParams(orderId) }, as);
    if (answer.status !== 200) throw new Error(`Workflow: ${answer.status}`);
    return answer.body;
  }

  const steps = new Map<number, Workflow['steps']>();

  /** Id of a step, which an order keeps as long as it lives. */
  async function stepId(orderId: number, stepType: StepType, owner: TestPerson): Promise<number> {
    const known = steps.get(orderId) ?? (await workflow(orderId, owner)).steps;
    steps.set(orderId, known);
    return mustExist(known.find((one) => one.stepType === stepType)).id;
  }

  const stepParams = async (orderId: number, stepType: StepType, owner: TestPerson) => ({
    orderId: String(orderId),
    stepId: String(await stepId(orderId, stepType, owner)),
  });

  return {
    workflow,
    stepId,
    stepParams,

    async create(as: TestPerson, offer: TestOffer, headers: Record<string, string> = {}) {
      const { leasePackageId, color, delivery } = offer;
      return server.call(contract.createOrder, { body: { leasePackageId, color, delivery } }, as, headers);
    },

    async accept(orderId: number, stepType: StepType, owner: TestPerson, as: TestPerson = owner) {
      return server.call(contract.acceptStep, { params: await stepParams(orderId, stepType, owner) }, as);
    },

    async decline(
      orderId: number,
      stepType: StepType,
      owner: TestPerson,
      as: TestPerson,
      reason: string | null,
    ) {
      const params = await stepParams(orderId, stepType, owner);
      return server.call(contract.declineStep, { params, body: { reason } }, as);
    },

    /** Passes the licence check or signs at the simulated provider. The server must listen. */
    async verify(orderId: number, stepType: 'NECT_DRIVERS_LICENCE' | 'NECT_SIGN', owner: TestPerson) {
      const params = await stepParams(orderId, stepType, owner);
      const endpoint = stepType === 'NECT_SIGN' ? contract.startSigning : contract.startIdentification;
      const { body: jumpUrl, status, problem } = await server.call(endpoint, { params }, owner);
      if (status !== 200) throw new Error(`The check did not start: ${problem.code}`);
      const page = new URL(jumpUrl).pathname;
      await server.app.inject({ method: 'POST', url: `${page}/finish`, payload: { scenario: 'success' } });
    },

    /**
     * A new order that waits at the given step of the employee; `SIGNED` by `signOrder`. The server must listen for
     * the step behind the licence check.
     */
    async orderAt(
      owner: TestPerson,
      offer: TestOffer,
      stepType: 'CONFIRM_SUMMARY' | 'PREVIEW_CONTRACT' | 'NECT_DRIVERS_LICENCE' | 'NECT_SIGN' | 'SIGNED',
    ): Promise<number> {
      const { orderId } = (await this.create(owner, offer, { 'idempotency-key': crypto.randomUUID() })).body;
      if (orderId === null) throw new Error('The order was not created');
      if (stepType === 'CONFIRM_SUMMARY') return orderId;
      if (stepType === 'SIGNED') {
        await signOrder(server, orderId);
        return orderId;
      }
      await this.accept(orderId, 'CONFIRM_SUMMARY', owner);
      if (stepType === 'PREVIEW_CONTRACT') return orderId;
      await this.accept(orderId, 'PREVIEW_CONTRACT', owner);
      if (stepType === 'NECT_DRIVERS_LICENCE') return orderId;
      await this.verify(orderId, 'NECT_DRIVERS_LICENCE', owner);
      await this.accept(orderId, 'NECT_DRIVERS_LICENCE', owner);
      return orderId;
    },

    /** A new order signed on the provider's pages, with its printed contract. The server must listen. */
    async signedAtProvider(owner: TestPerson, offer: TestOffer): Promise<number> {
      const orderId = await this.orderAt(owner, offer, 'NECT_SIGN');
      await this.verify(orderId, 'NECT_SIGN', owner);
      return orderId;
    },

    /** Lets the employer approve a signed order, the provider order the car, and the manufacturer report it delivered today. */
    async deliver(orderId: number, owner: TestPerson, desks: TestDesks): Promise<void> {
      await this.accept(orderId, 'TENANT_ADMIN_CLICK_CONFIRM', owner, desks.office);
      await this.accept(orderId, 'ADMIN_CONFIRM', owner, desks.admin);
      await server.services.outbox.runDue();
      const [mail] = await server.db
        .select()
        .from(mailboxMessages)
        .where(eq(mailboxMessages.to, 'bestellung@hersteller.example'))
        .orderBy(desc(mailboxMessages.id))
        .limit(1);
      const params = { code: String(mail?.links[0]?.split('/').at(-1)) };
      const today = server.clock.today();
      const body = { deliveryWeek: WEEK_OF_DELIVERY, note: null };
      await server.call(contract.confirmDeliveryWeek, { params, body });
      const { status } = await server.call(contract.reportDelivery, { params, body: { deliveredOn: today } });
      if (status !== 200) throw new Error(`Delivery: ${status}`);
    },

    /** A new order whose car is delivered today, with its prepared lease. The server must listen. */
    async deliveredLease(owner: TestPerson, offer: TestOffer, desks: TestDesks) {
      const orderId = await this.orderAt(owner, offer, 'SIGNED');
      await this.deliver(orderId, owner, desks);
      return mustExist((await server.db.select().from(leases).where(eq(leases.orderId, orderId)))[0]);
    },

    /** Lets the provider accept the handover of a delivered car today. */
    async handOver(orderId: number, owner: TestPerson, { admin }: Pick<TestDesks, 'admin'>): Promise<void> {
      const { status } = await this.accept(orderId, 'LEASING_ACTIVE', owner, admin);
      if (status !== 200) throw new Error(`Handover: ${status}`);
    },
  };
}

/** Signs everybody in again after the clock was moved by days. */
export async function renewSessions({ db, clock }: Pick<TestApp, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.update(sessions).set({ lastUsedAt: now, expiresAt: new Date(now.getTime() + 86_400_000) });
}
