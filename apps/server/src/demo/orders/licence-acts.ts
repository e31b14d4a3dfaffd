import { randomUUID } from 'node:crypto';
import { contract } from '@stromwandel/api-spec';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mailboxMessages } from '../../platform/database/schema/index.ts';
import { runAsSystem } from '../../platform/scope/scope.ts';
import type { Services } from '../../services.ts';
import type { DemoColleague } from './demo-colleagues.ts';
import { DemoRefusal, type DemoHands } from './demo-hands.ts';
import { leaseParams } from './lease-params.ts';

/** A leased car of the demo world and its people. */
interface LicenceScene {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly hands: DemoHands;
  readonly owner: DemoColleague;
  readonly orderId: number;
}

const DRIVERS = {
  first: { firstName: 'Martin', lastName: 'Hofer', email: 'martin.hofer@post.example', relation: 'PARTNER' },
  other: { firstName: 'Lena', lastName: 'Hofer', email: 'lena.hofer@post.example', relation: 'CHILD' },
} as const;

/** Passes a check on the pages of the simulated provider. */
async function pass({ app, orderId }: LicenceScene, page: string | null): Promise<void> {
  const { pathname } = new URL(page ?? '');
  const finish = { method: 'POST', url: `${pathname}/finish`, payload: { scenario: 'success' } } as const;
  const { statusCode } = await app.inject(finish);
  if (statusCode >= 400)
    throw new DemoRefusal(`the licence check of order ${orderId} answered ${statusCode}`);
}

/** The employee passes a due check. */
async function checkLicence(scene: LicenceScene): Promise<void> {
  const { hands, owner } = scene;
  const params = await leaseParams(scene);
  await pass(scene, await hands.call(owner.email, contract.checkLicence, { params }));
  await hands.call(owner.email, contract.listDrivers, { params });
}

/** The employee invites a person to drive too. */
async function inviteDriver(scene: LicenceScene, who: keyof typeof DRIVERS): Promise<void> {
  const body = { ...DRIVERS[who], clientId: randomUUID() };
  const params = await leaseParams(scene);
  await scene.hands.call(scene.owner.email, contract.inviteDriver, { params, body });
}

/** The first driver consents and passes the check. */
async function admitDriver(scene: LicenceScene): Promise<void> {
  const { services, hands, orderId } = scene;
  const [mail] = await runAsSystem(() =>
    services.db
      .select({ links: mailboxMessages.links })
      .from(mailboxMessages)
      .where(eq(mailboxMessages.to, DRIVERS.first.email))
      .orderBy(desc(mailboxMessages.id))
      .limit(1),
  );
  const code = mail?.links[0]?.split('/driver/').at(-1);
  if (code === undefined) throw new DemoRefusal(`the driver of order ${orderId} has no link`);
  const params = { code };
  const body = { command: 'CONSENT', consent: true, bornOn: '1988-03-09' } as const;
  await pass(scene, await hands.call(null, contract.useDriverLink, { params, body }));
  await hands.call(null, contract.getDriverLink, { params });
}

/** What happens to licence and drivers of a leased car. */
export const LICENCE_DEMO_ACTS = {
  CHECK_LICENCE: checkLicence,
  INVITE_DRIVER: (scene: LicenceScene) => inviteDriver(scene, 'first'),
  ADMIT_DRIVER: admitDriver,
  INVITE_OTHER_DRIVER: (scene: LicenceScene) => inviteDriver(scene, 'other'),
} as const;
