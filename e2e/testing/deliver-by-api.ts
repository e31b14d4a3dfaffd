import type { APIRequestContext } from '@playwright/test';
import type { ReplyOf } from '@stromwandel/api-spec';
import { advanceByApi, orderByApi, type ApiEmployee, type CallApi } from './employee-by-api.ts';
import { productTime } from './product-time.ts';
import { callAs, linkIn, MANUFACTURER } from './sample-world.ts';

/** Has a signed order approved and placed. @returns what the manufacturer's calls need */
export async function placeByApi(
  request: APIRequestContext,
  call: CallApi,
  orderId: number,
): Promise<{ readonly params: { readonly code: string } }> {
  const params = { orderId: String(orderId) };
  const { steps } = await call('getWorkflow', { params });
  const step = (type: string) => ({
    ...params,
    stepId: String(steps.find(({ stepType }) => stepType === type)?.id),
  });
  const [employer, provider] = [await callAs(request, 'tenantAdmin'), await callAs(request, 'admin')];
  await employer('acceptStep', { params: step('TENANT_ADMIN_CLICK_CONFIRM') });
  await provider('acceptStep', { params: step('ADMIN_CONFIRM') });
  const subject = new RegExp(`Neue Fahrzeugbestellung ${orderId}:`);
  const link = await linkIn(request, MANUFACTURER, subject, '/manufacturer/');
  return { params: { code: link.split('/').at(-1) ?? '' } };
}

/** Orders a car, has it approved and delivered today. @returns the number of its lease, which waits for the handover */
export async function deliverByApi(
  request: APIRequestContext,
  { call }: Pick<ApiEmployee, 'call'>,
): Promise<number> {
  const orderId = await orderByApi(call);
  await advanceByApi(request, call, orderId, 'SIGNED');
  const code = await placeByApi(request, call, orderId);
  const today = (await productTime(request)).toISOString().slice(0, 10);
  await call('confirmDeliveryWeek', { ...code, body: { deliveryWeek: '2027-W05' } });
  await call('reportDelivery', { ...code, body: { deliveredOn: today } });
  const [lease] = await call('listOwnLeases', {});
  return lease?.id ?? 0;
}

/** Orders a car and hands it over today. @returns its lease */
export async function handOverByApi(
  request: APIRequestContext,
  employee: Pick<ApiEmployee, 'call'>,
): Promise<ReplyOf<'listOwnLeases'>[number]> {
  await deliverByApi(request, employee);
  const [delivered] = await employee.call('listOwnLeases', {});
  const params = { orderId: String(delivered?.orderId) };
  const provider = await callAs(request, 'admin');
  const { steps } = await provider('getProviderOrder', { params });
  const step = steps.find(({ stepType }) => stepType === 'LEASING_ACTIVE');
  await provider('acceptStep', { params: { ...params, stepId: String(step?.id) } });
  const [lease] = await employee.call('listOwnLeases', {});
  if (!lease) throw new Error('The order has no lease');
  return lease;
}
