import { PRODUCT_TIME_HEADER } from '@stromwandel/api-spec';
import { expect, type APIRequestContext } from '@playwright/test';

/** This instant by the product's clock, which is not the one of this machine. */
export async function productTime(request: APIRequestContext): Promise<Date> {
  const told = (await request.get('/v1/terms')).headers()[PRODUCT_TIME_HEADER] ?? '';
  expect(told, 'the product tells its time').not.toBe('');
  return new Date(told);
}
