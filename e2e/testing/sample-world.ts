import { expect, type APIRequestContext } from '@playwright/test';
import {
  advanceByApi,
  apiCaller,
  createEmployee,
  orderByApi,
  type ApiEmployee,
  type CallApi,
} from './employee-by-api.ts';
import { waitForMail } from './mailbox.ts';
import { newAddress } from './new-address.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './sign-in.ts';

/** Each car is judged beside the ones that are signed. */
const PAY_FOR_MANY_CARS_EUR = 15_000;
export const MANUFACTURER = 'bestellung@hersteller.example';

/** People with orders at every step, and the links that mails carry: what pages need to show something. */
export interface SampleWorld {
  /** A person with a verified licence: orders from the signature on. */
  readonly driver: Person;
  /** A person at the beginning: orders up to the licence. */
  readonly starter: Person;
  readonly orders: Readonly<
    Record<'summary' | 'contract' | 'licence' | 'sign' | 'signed' | 'ordered' | 'declined', number>
  >;
  /** Number of a draft of the contract's texts. */
  readonly contractDraft: number;
  /** Paths of links out of mails, unused. */
  readonly links: Readonly<Record<'invitation' | 'passwordReset' | 'manufacturer', string>>;
}

type Person = Pick<ApiEmployee, 'email' | 'password'>;
type Target = Parameters<typeof advanceByApi>[3];

/** The API as a person of the demo world calls it. */
export function callAs(request: APIRequestContext, who: 'tenantAdmin' | 'admin'): Promise<CallApi> {
  return callAnew(request, { email: DEMO_ACCOUNTS[who], password: DEMO_PASSWORD });
}

/** The API as a person calls it after signing in. */
export async function callAnew(
  request: APIRequestContext,
  { email: username, password }: Person,
): Promise<CallApi> {
  const { accessToken } = await apiCaller(request, null)('login', { body: { username, password } });
  return apiCaller(request, accessToken ?? null);
}

/** Path of the newest mail's link to a page. */
export async function linkIn(request: APIRequestContext, address: string, subject: RegExp, page: string) {
  const { links } = await waitForMail(request, address, subject);
  const link = links.find((one) => one.includes(page));
  expect(link, `a link to ${page}`).toBeDefined();
  return new URL(link ?? '').pathname;
}

/** Orders one car after the other, each up to a step. */
async function orderCars<Name extends string>(
  request: APIRequestContext,
  call: CallApi,
  targets: Readonly<Record<Name, Target>>,
): Promise<Record<Name, number>> {
  const orders: [string, number][] = [];
  for (const [name, target] of Object.entries<Target>(targets)) {
    const orderId = await orderByApi(call, orders.length);
    await advanceByApi(request, call, orderId, target);
    orders.push([name, orderId]);
  }
  // The names are those of the targets.
  return Object.fromEntries(orders) as Record<Name, number>;
}

/** Two people with orders at every step, and what employer and provider did about some of them. */
export async function createSampleWorld(request: APIRequestContext): Promise<SampleWorld> {
  const [driver, starter] = await Promise.all([
    createEmployee(request, 'Fahrerin', PAY_FOR_MANY_CARS_EUR),
    createEmployee(request, 'Anfänger'),
  ]);
  const [late, early] = await Promise.all([
    orderCars(request, driver.call, {
      sign: 'NECT_SIGN',
      signed: 'SIGNED',
      ordered: 'SIGNED',
      declined: 'SIGNED',
    }),
    orderCars(request, starter.call, {
      summary: 'CONFIRM_SUMMARY',
      contract: 'PREVIEW_CONTRACT',
      licence: 'NECT_DRIVERS_LICENCE',
    }),
  ]);
  const { ordered, declined } = late;
  const step = async (orderId: number, type: string) => {
    const params = { orderId: String(orderId) };
    const { steps } = await driver.call('getWorkflow', { params });
    return { ...params, stepId: String(steps.find(({ stepType }) => stepType === type)?.id) };
  };
  const employer = await callAs(request, 'tenantAdmin');
  const provider = await callAs(request, 'admin');
  await employer('declineStep', {
    params: await step(declined, 'TENANT_ADMIN_CLICK_CONFIRM'),
    body: { reason: 'Ihr Vertrag ist befristet.' },
  });
  await employer('acceptStep', { params: await step(ordered, 'TENANT_ADMIN_CLICK_CONFIRM') });
  await provider('acceptStep', { params: await step(ordered, 'ADMIN_CONFIRM') });

  const { number: contractDraft } = await provider('draftContractTexts', {});
  const invited = newAddress('eingeladen');
  await employer('invitePerson', {
    body: { firstName: 'Ina', lastName: 'Eingeladen', email: invited, employeeId: null },
  });
  await driver.call('requestPasswordReset', { params: { address: driver.email } });
  const [invitation, passwordReset, manufacturer] = await Promise.all([
    linkIn(request, invited, /./, '/invite/'),
    linkIn(request, driver.email, /Passwort/, '/user/passwordReset/'),
    linkIn(request, MANUFACTURER, new RegExp(`Neue Fahrzeugbestellung ${ordered}:`), '/manufacturer/'),
  ]);
  return {
    driver,
    starter,
    orders: { ...early, ...late },
    contractDraft,
    links: { invitation, passwordReset, manufacturer },
  };
}
