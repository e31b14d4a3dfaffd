import { expect, type APIRequestContext } from '@playwright/test';
import { createClient, type ClientRequest } from '@stromwandel/api-spec';
import { waitForMail } from './mailbox.ts';

export type CallApi = ReturnType<typeof createClient>;

/** A person of the employer Nordwerk with salary data, made through the API. */
export interface ApiEmployee {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly call: CallApi;
}

const PASSWORD = 'Ein-langes-Passwort-2026';

function apiCaller(request: APIRequestContext, accessToken: string | null): CallApi {
  return createClient(async ({ method, path, body, headers }: ClientRequest) => {
    const response = await request.fetch(path, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
      },
      ...(body === undefined ? {} : { data: body }),
    });
    return {
      ok: response.ok(),
      status: response.status(),
      headers: new Headers(response.headers()),
      json: () => response.json() as Promise<unknown>,
      arrayBuffer: async () => new Uint8Array(await response.body()).buffer,
    };
  });
}

/** Registers a person, confirms the address and saves address and salary data. */
export async function createEmployee(request: APIRequestContext, lastName: string): Promise<ApiEmployee> {
  const mailbox = lastName.toLowerCase().replaceAll(/[^a-z]/g, '');
  const email = `robin${mailbox}.${Date.now()}@nordwerk.example`;
  const anonymous = apiCaller(request, null);
  const { version } = await anonymous('getTerms', {});
  const { accessToken } = await anonymous('register', {
    params: { registerCode: 'NORDWERK-2026' },
    body: {
      title: null,
      firstName: 'Robin',
      lastName,
      email,
      employeeId: null,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      acceptedTermsVersion: version,
    },
  });
  const mail = await waitForMail(request, email, /bestätigen Sie Ihre E-Mail-Adresse/);
  const code = /emailConfirm\/([^/?]+)/.exec(mail.links.join(' '))?.[1] ?? '';
  await anonymous('confirmEmail', { params: { code } });
  const call = apiCaller(request, accessToken ?? null);
  await call('saveUserInfo', {
    body: {
      addressDto: {
        title: null,
        firstName: 'Robin',
        lastName,
        street: 'Königsallee',
        streetNumber: '12a',
        place: 'Düsseldorf',
        postcode: '40212',
        state: 'Nordrhein-Westfalen',
        placeOfBirth: 'Münster',
        employeeId: null,
      },
      salaryInfo: {
        federalState: 'NW',
        dateOfBirth: '1990-05-14',
        grossMonthlySalaryEur: 4500,
        taxClass: 1,
        taxAllowance: 0,
        children: false,
        childrenUnder25: 0,
        childrenAllowances: 0,
        pensionInsurance: true,
        unemploymentInsurance: true,
        churchTax: false,
        healthInsurance: 'STATUTORY',
        basicRateHealthInsurance: 14.6,
        additionalAmountHealthInsurance: 2.9,
        arrivalKilometers: 15,
        arrivalNumber: 18,
        salaryConversions: [],
      },
    },
  });
  return { name: `Robin ${lastName}`, email, password: PASSWORD, call };
}

/** Orders the first package of the first car of a brand; returns the number of the order. */
export async function orderByApi(call: CallApi): Promise<number> {
  const [car] = await call('searchVehicles', { query: { manufacturerIds: 'Polestar' } });
  const vehicle = await call('getVehicle', { params: { vehicleId: String(car?.id) } });
  const { orderId, errors } = await call('createOrder', {
    body: {
      leasePackageId: vehicle.leasePackages[0]?.id ?? 0,
      color: vehicle.colors[0]?.id ?? 0,
      delivery: vehicle.delivery[0]?.id ?? 0,
    },
  });
  expect(errors).toEqual([]);
  return orderId ?? 0;
}

type CheckedStep = 'NECT_DRIVERS_LICENCE' | 'NECT_SIGN';

async function paramsOf(call: CallApi, orderId: number, type: string) {
  const { steps } = await call('getWorkflow', { params: { orderId: String(orderId) } });
  return {
    params: {
      orderId: String(orderId),
      stepId: String(steps.find(({ stepType }) => stepType === type)?.id),
    },
  };
}

async function succeed(request: APIRequestContext, jumpUrl: string): Promise<void> {
  const caseId = new URL(jumpUrl).pathname.split('/').at(-1);
  const response = await request.post(`/sandbox/verification/cases/${caseId}/finish`, {
    data: { scenario: 'success' },
  });
  expect(response.ok()).toBe(true);
}

/** Takes a new order through summary and contract, and through the licence check when it is to wait for the signature. */
export async function readyForCheck(
  request: APIRequestContext,
  call: CallApi,
  orderId: number,
  step: CheckedStep,
): Promise<void> {
  await call('acceptStep', await paramsOf(call, orderId, 'CONFIRM_SUMMARY'));
  await expect
    .poll(
      () =>
        call('getContract', { params: { orderId: String(orderId) } }).then(
          (pdf) => pdf.length,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  await call('acceptStep', await paramsOf(call, orderId, 'PREVIEW_CONTRACT'));
  if (step === 'NECT_DRIVERS_LICENCE') return;
  const licence = await paramsOf(call, orderId, 'NECT_DRIVERS_LICENCE');
  await succeed(request, await call('startIdentification', licence));
  await expect.poll(() => call('checkIdentification', licence), { timeout: 20_000 }).toBe(true);
  await call('acceptStep', licence);
}

/** Takes a new order through summary, contract, licence and signature. */
export async function signByApi(request: APIRequestContext, call: CallApi, orderId: number): Promise<void> {
  await readyForCheck(request, call, orderId, 'NECT_SIGN');
  const signature = await paramsOf(call, orderId, 'NECT_SIGN');
  await succeed(request, await call('startSigning', signature));
  await expect.poll(() => call('checkSigning', signature), { timeout: 20_000 }).toBe(true);
  await call('acceptStep', signature);
}
