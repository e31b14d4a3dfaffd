import type { FieldValues, Resolver } from 'react-hook-form';

/** A schema's resolver that is fetched before or at its first use. */
export interface LateSchema<Input extends FieldValues> {
  readonly resolver: Resolver<Input, unknown, Input>;
  readonly fetchAhead: () => void;
}

/**
 * The schema of a small form on an entry page, which appears before the code that checks it. If that code does not
 * load, the form is sent unchecked. The server checks by the same schema and reports the errors.
 */
export function lateSchema<Input extends FieldValues>(
  load: () => Promise<Resolver<Input, unknown, Input>>,
): LateSchema<Input> {
  let fetched: Promise<Resolver<Input, unknown, Input>> | null = null;
  const fetchOnce = () =>
    (fetched ??= load().catch(() => {
      fetched = null;
      return (values) => ({ values, errors: {} });
    }));
  return {
    resolver: async (values, context, options) => (await fetchOnce())(values, context, options),
    fetchAhead: () => void fetchOnce(),
  };
}
