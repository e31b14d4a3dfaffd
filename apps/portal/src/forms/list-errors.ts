interface KeptError {
  readonly type: string;
  readonly types?: Readonly<Record<string, unknown>>;
}

function isKeptError(value: object): value is KeptError {
  return 'type' in value && typeof value.type === 'string';
}

/** The errors of a form with the names of their fields, in the order of the form's values. */
export function listErrors(
  errors: object,
  prefix = '',
): { readonly name: string; readonly error: KeptError }[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || key === 'ref') return [];
    const name = prefix === '' ? key : `${prefix}.${key}`;
    return isKeptError(value) ? [{ name, error: value }] : listErrors(value, name);
  });
}
