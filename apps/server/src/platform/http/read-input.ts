import { fieldErrors, type Endpoint, type EndpointInput, type FieldError } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { FastifyRequest } from 'fastify';
import { findForbiddenText } from './find-forbidden-text.ts';
import type { Refusal } from './refusal.ts';

// People read no more, and a call with thousands of wrong fields must not get a larger answer than itself.
const MOST_ERRORS = 50;

type PartName = 'params' | 'query' | 'body';
type PartResult = { readonly value: unknown; readonly errors: FieldError[] };

function readPart(endpoint: Endpoint, name: PartName, raw: unknown): PartResult {
  const forbidden = findForbiddenText(raw, name);
  if (forbidden.length > 0) return { value: undefined, errors: forbidden };
  const schema = endpoint[name];
  if (!schema) return { value: undefined, errors: name === 'body' ? refuseBody(raw) : [] };
  const parsed = schema.safeParse(raw, { reportInput: true });
  return parsed.success
    ? { value: parsed.data, errors: [] }
    : { value: undefined, errors: fieldErrors(parsed.error.issues, name) };
}

// Clients send `null` or `{}` with calls that have no body; anything more is a mistake worth telling.
function refuseBody(raw: unknown): FieldError[] {
  if (raw === undefined || raw === null) return [];
  if (typeof raw !== 'object' || Array.isArray(raw)) {
    return [{ path: 'body', code: 'WRONG_TYPE', params: { expected: 'none' } }];
  }
  return Object.keys(raw).map((key) => ({ path: `body.${key}`, code: 'UNKNOWN_FIELD', params: {} }));
}

// The endpoint reads the file; this only checks that it exists.
function readFile(raw: unknown): PartResult {
  if (typeof raw === 'object' && raw !== null && Symbol.asyncIterator in raw)
    return { value: undefined, errors: [] };
  return { value: undefined, errors: [{ path: 'body', code: 'REQUIRED', params: {} }] };
}

/** Checks path, query and body of a request against the contract; reports all errors (up to 50) at once. */
export function readInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): Result<Omit<EndpointInput<E>, 'upload'>, Refusal> {
  const params = readPart(endpoint, 'params', request.params);
  const query = readPart(endpoint, 'query', request.query);
  const body = endpoint.upload ? readFile(request.body) : readPart(endpoint, 'body', request.body);
  const errors = [...params.errors, ...query.errors, ...body.errors];
  if (errors.length > 0) return refuse({ code: 'INVALID_INPUT', errors: errors.slice(0, MOST_ERRORS) });
  // Each part was made by the endpoint's own schema, which is what EndpointInput is computed from.
  return ok({ params: params.value, query: query.value, body: body.value } as Omit<
    EndpointInput<E>,
    'upload'
  >);
}
