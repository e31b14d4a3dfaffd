import { expect, type APIRequestContext } from '@playwright/test';
import { addDeskRoutes, addLeaseRoutes, createClient, type ClientRequest } from '@stromwandel/api-spec';
import { waitForMail } from './mailbox.ts';
import { newAddress } from './new-address.ts';

// The desks' pages add these calls; here one client makes all of them.
addDeskRoutes();
addLeaseRoutes();

export type CallApi = ReturnType<typeof createClient>;

/** A person of the employer Nordwerk with salary data, made through the API. */
export interface ApiEmployee {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly call: CallApi;
}

const PASSWORD = 'Ein-langes-Passwort-2026';

/** Calls the API with a person's token, or without one. */
export function apiCaller(request: APIRequestContext, accessToken: string | null): CallApi {
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

/**
 * Registers a person, confirms the address and saves address and salary data.
 * @param arrivalNumber days a month on which the person drives to work
 */
export async function createEmployee(
  request: APIRequestContext,
  lastName: string,
  grossMonthlySalaryEur = 4500,
  arrivalNumber = 18,
): Promise<ApiEmployee> {
  const email = newAddress(`robin${lastName.toLowerCase().replaceAll(/[^a-z]/g, '')}`);
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
  const call = apiCaller(request, accessToken ?? null);
  await call('confirmEmail', { params: { code } });
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
        grossMonthlySalaryEur,
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
        arrivalNumber,
        salaryConversions: [],
      },
    },
  });
  return { name: `Robin ${lastName}`, email, password: PASSWORD, call };
}

/** Orders the first package of a car of a brand; returns the number of the order. */
export async function orderByApi(call: CallApi, place = 0): Promise<number> {
  const cars = await call('searchVehicles', { query: { manufacturerIds: 'Polestar' } });
  const vehicle = await call('getVehicle', { params: { vehicleId: String(cars[place]?.id) } });
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

/** The person's own steps, in their order. */
const OWN_STEPS = ['CONFIRM_SUMMARY', 'PREVIEW_CONTRACT', 'NECT_DRIVERS_LICENCE', 'NECT_SIGN'] as const;

/** Takes a new order to one of the person's steps, or past all of them. */
export async function advanceByApi(
  request: APIRequestContext,
  call: CallApi,
  orderId: number,
  target: (typeof OWN_STEPS)[number] | 'SIGNED',
): Promise<void> {
  const stepOf = async (type: string) => {
    const { steps } = await call('getWorkflow', { params: { orderId: String(orderId) } });
    const step = steps.find(({ stepType }) => stepType === type);
    return {
      params: { orderId: String(orderId), stepId: String(step?.id) },
      isDone: step?.status?.status === 'ACCEPTED',
    };
  };
  const finish = async (jumpUrl: string) => {
    const caseId = new URL(jumpUrl).pathname.split('/').at(-1);
    const response = await request.post(`/sandbox/verification/cases/${caseId}/finish`, {
      data: { scenario: 'success' },
    });
    expect(response.ok()).toBe(true);
  };
  type Params = Awaited<ReturnType<typeof stepOf>>['params'];
  const contractIsThere = () =>
    call('getContract', { params: { orderId: String(orderId) } }).then(
      (pdf) => pdf.length > 0,
      () => false,
    );
  const prepare = {
    CONFIRM_SUMMARY: () => Promise.resolve(),
    PREVIEW_CONTRACT: () => expect.poll(contractIsThere).toBe(true),
    NECT_DRIVERS_LICENCE: async (params: Params) => {
      await finish(await call('startIdentification', { params }));
      await expect.poll(() => call('checkIdentification', { params })).toBe(true);
    },
    NECT_SIGN: async (params: Params) => {
      await finish(await call('startSigning', { params }));
      await expect.poll(() => call('checkSigning', { params })).toBe(true);
    },
  } as const;
  for (const step of OWN_STEPS) {
    if (step === target) return;
    const { params, isDone } = await stepOf(step);
    // A licence that was checked for one order serves the person's later ones.
    if (isDone) continue;
    await prepare[step](params);
    await call('acceptStep', { params });
  }
}

/** Takes a new order through summary, contract, licence and signature. */
export function signByApi(request: APIRequestContext, call: CallApi, orderId: number): Promise<void> {
  return advanceByApi(request, call, orderId, 'SIGNED');
}
