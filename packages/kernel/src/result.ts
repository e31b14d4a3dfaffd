/** The outcome of something that may be refused: a value, or the reason as data. Defects are thrown instead. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}
