/**
 * Ends an exhaustive switch: the compiler complains when a case is missing.
 * @throws Error when a value outside the type arrives at run time.
 */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
