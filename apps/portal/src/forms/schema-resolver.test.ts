import { registrationBody } from '@stromwandel/api-spec';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaResolver } from './schema-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as const;

test("uses the API's schema and passes its codes to the fields", async () => {
  const resolve = schemaResolver(registrationBody);
  const { errors } = await resolve(
    { firstName: '', lastName: 'M', email: 'x', password: 'short', confirmPassword: 'other' },
    undefined,
    options,
  );
  expect(errors.firstName?.type).toBe('REQUIRED');
  expect(errors.email?.type).toBe('INVALID_EMAIL');
  expect(errors.password).toMatchObject({ type: 'TOO_SHORT', types: { min: '8' } });
  expect(errors.lastName).toBeUndefined();
});

test('keeps the index of errors in a list', async () => {
  const schema = z.object({ rates: z.array(z.object({ amount: z.number().min(1) })) });
  const { errors } = await schemaResolver(schema)(
    { rates: [{ amount: 2 }, { amount: 0 }] },
    undefined,
    options,
  );
  expect(errors.rates?.[1]?.amount).toMatchObject({ type: 'TOO_SMALL', types: { min: '1' } });
});

test("returns the schema's output for a valid form", async () => {
  const schema = z.object({ name: z.string().trim() });
  expect(await schemaResolver(schema)({ name: ' A ' }, undefined, options)).toEqual({
    values: { name: 'A' },
    errors: {},
  });
});
