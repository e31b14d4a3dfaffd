import type { Resolver } from 'react-hook-form';
import { expect, test } from 'vitest';
import { lateSchema } from './late-schema.ts';

interface Values {
  readonly code: string;
}
const options = { fields: {}, shouldUseNativeValidation: false };
const refusing: Resolver<Values, unknown, Values> = () => ({
  values: {},
  errors: { code: { type: 'REQUIRED' } },
});

test('fetches the schema once, before the first check', async () => {
  let fetches = 0;
  const late = lateSchema<Values>(async () => {
    fetches += 1;
    return refusing;
  });
  late.fetchAhead();
  expect(await late.resolver({ code: '' }, undefined, options)).toMatchObject({
    errors: { code: { type: 'REQUIRED' } },
  });
  expect(fetches).toBe(1);
});

test('sends a form unchecked when the schema does not load, and fetches it again for the next check', async () => {
  let arrives = false;
  const late = lateSchema<Values>(async () => {
    if (!arrives) throw new TypeError('Failed to fetch');
    return refusing;
  });
  late.fetchAhead();
  expect(await late.resolver({ code: 'x' }, undefined, options)).toEqual({
    values: { code: 'x' },
    errors: {},
  });
  arrives = true;
  expect(await late.resolver({ code: 'x' }, undefined, options)).toMatchObject({
    errors: { code: { type: 'REQUIRED' } },
  });
});
