import type { World } from './scale-world.ts';

/** A call of the API. */
export interface Call {
  readonly path: string;
  readonly as: 'admin' | 'office';
  readonly body?: unknown;
}

type CallOf = (world: World) => Call | null;

const query = (path: string, parameters: Readonly<Record<string, string | number>> = {}) => {
  const text = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  return text.size === 0 ? path : `${path}?${text.toString()}`;
};

/** A call of the employer's desk, or of the provider's. */
function desk(
  as: Call['as'],
  path: string,
  parametersOf?: (world: World) => Record<string, string | number>,
): CallOf {
  return (world) => ({ path: query(path, parametersOf?.(world)), as });
}
const employer = (path: string, parametersOf?: Parameters<typeof desk>[2]) =>
  desk('office', `/v1/employer/${path}`, parametersOf);
const provider = (path: string, parametersOf?: Parameters<typeof desk>[2]) =>
  desk('admin', `/v1/provider/${path}`, parametersOf);

const half = (id: number) => Math.round(id / 2);

/** What is measured, every list of both desks; null when a world has nothing left for it. */
export const LINES: Readonly<Record<string, CallOf>> = {
  'employer: queue': employer('order'),
  'employer: queue, deep page': employer('order', ({ deepOrder }) => ({ after: deepOrder })),
  'employer: queue, open part': employer('order', () => ({ part: 'OPEN' })),
  'employer: queue, search': employer('order', ({ name }) => ({ search: name })),
  'employer: approve': ({ waiting }) => {
    const orderId = waiting.pop();
    return orderId === undefined
      ? null
      : { path: '/v1/employer/order/approvals', as: 'office', body: { orderIds: [orderId] } };
  },
  'employer: people': employer('people'),
  'employer: people by state': employer('people', () => ({ state: 'ACTIVE' })),
  'employer: people, search': employer('people', ({ name }) => ({ search: name })),
  'employer: figures': employer('figures'),
  'employer: register codes': employer('register-codes'),
  'employer: payroll files': employer('payroll/files'),
  'employer: payroll of a month': employer('payroll', () => ({ month: '2026-06' })),
  'provider: board': provider('order-board'),
  'provider: orders': provider('order'),
  'provider: orders, deep page': provider('order', ({ orderId }) => ({ after: half(orderId) })),
  'provider: orders by state': provider('order', () => ({ stage: 'ACTIVE' })),
  'provider: orders by state, deep': provider('order', ({ orderId }) => ({
    stage: 'ACTIVE',
    after: half(orderId),
  })),
  'provider: orders of a lane': provider('order', () => ({ lane: 'IN_DELIVERY' })),
  'provider: orders, name': provider('order', ({ name }) => ({ search: name })),
  'provider: orders, common words': provider('order', ({ commonWords }) => ({ search: commonWords })),
  'provider: orders, number': provider('order', ({ orderId }) => ({ search: orderId })),
  'provider: people': provider('people'),
  'provider: people, deep page': provider('people', ({ deepPerson }) => ({ after: deepPerson })),
  'provider: people by state': provider('people', ({ deepPerson }) => ({
    state: 'ACTIVE',
    after: deepPerson,
  })),
  'provider: people by role': provider('people', () => ({ role: 'ADMIN' })),
  'provider: people, name': provider('people', ({ name }) => ({ search: name })),
  'provider: people, common name': provider('people', ({ commonPerson }) => ({ search: commonPerson })),
  'provider: employers, last page': ({ deepTenant }) => ({
    path: query('/v1/provider/tenants', deepTenant === null ? {} : { after: deepTenant }),
    as: 'admin',
  }),
  'provider: employers, name': provider('tenants', ({ employerName }) => ({ search: employerName })),
  'provider: an employer': ({ employer: { tenantId } }) => ({
    path: `/v1/provider/tenants/${tenantId}`,
    as: 'admin',
  }),
  'provider: leavers and leaves, last page': provider('employment-reports', ({ deepReport }) => ({
    after: deepReport,
  })),
  'provider: stuck work': provider('stuck'),
  'provider: imports': provider('catalogue-imports'),
  'provider: cars': provider('catalogue'),
  'provider: audit log': provider('audit'),
  'provider: audit log of an employer': provider('audit', ({ employer: { tenantId } }) => ({
    tenant: tenantId,
  })),
  'provider: audit log, rare action': provider('audit', () => ({ action: 'OTHER_SESSIONS_ENDED' })),
  'provider: audit log, refused': provider('audit', () => ({ outcome: 'REFUSED' })),
  // A page of events: those of a day among many, of a year among few.
  'provider: audit log, some days': provider('audit', ({ totals }) => ({
    firstDay: totals.orders > 100_000 ? '2025-06-02' : '2025-01-01',
    lastDay: totals.orders > 100_000 ? '2025-06-02' : '2025-12-31',
  })),
};
