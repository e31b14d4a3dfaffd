import type { FieldValues, Resolver } from 'react-hook-form';

/** A schema's resolver that is fetched when it is first needed, or ahead of that. */
export interface LateSchema<Input extends FieldValues> {
  readonly resolver: Resolver<Input, unknown, Input>;
  readonly fetchAhead: () => void;
}

/**
 * The schema of a small form that people arrive on: the form is there before the code that checks it. When that code
 * does not arrive, the form is sent as it is, and the server, which checks by the same schema, tells what is wrong.
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
