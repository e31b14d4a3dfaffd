import type { z } from 'zod';
import type { ProblemCode } from './problem.ts';

export const ROLES = ['EMPLOYEE', 'TENANT_ADMIN', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may call an endpoint.
 * - `public`: anybody; a bearer token is ignored (also a stale one)
 * - `optional`: anybody, but a token that is sent must be valid (401 makes the client refresh it)
 * - `secret`: anybody who knows the unguessable code in the path
 * - a list of roles: a signed-in person with at least one of them; others get 403, or 404 where the path names a record
 *   of a person or an employer
 */
export type Access = 'public' | 'optional' | 'secret' | readonly Role[];

type ObjectSchema = z.ZodObject<z.core.$ZodShape>;

/** What an endpoint answers when it succeeds: JSON by schema, a PDF, a photo, or nothing (204). */
export type Reply = z.ZodType | 'pdf' | 'jpeg' | 'none';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{parameter}` places, as in the specification. */
  readonly path: `/v1/${string}`;
  readonly access: Access;
  /**
   * May be called by a session that has yet to set up the second factor its role demands. Every other call with an
   * access list answers such a session SECOND_FACTOR_REQUIRED.
   */
  readonly beforeSecondFactor?: true;
  /**
   * May be called by a session whose address is not confirmed yet. Every other call with an access list answers such a
   * session EMAIL_NOT_CONFIRMED; an `optional` one answers it as a visitor.
   */
  readonly beforeConfirmation?: true;
  /** One sentence for the API documentation. */
  readonly summary: string;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  readonly body?: z.ZodType;
  /** The body is a file of one of these kinds, taken as it arrives; such an endpoint has no `body`. */
  readonly upload?: { readonly types: readonly string[]; readonly maximumBytes: number };
  /** Whatever body comes is thrown away unread, in any form, as long as it is no longer than bodies may be. */
  readonly ignoresBody?: true;
  /**
   * Costs a server much time or memory. A server runs few such calls of an account and of an employer at once; further
   * ones wait, and answer TEMPORARILY_UNAVAILABLE when they would wait too long.
   */
  readonly expensive?: true;
  readonly reply: Reply;
  /** Refusals beyond those every endpoint may give (INVALID_INPUT, NOT_AUTHENTICATED, ...). */
  readonly problems?: readonly ProblemCode[];
}

/** Declares an endpoint; keeps the exact types of its schemas. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

/** A file as a caller sends it: a `Blob` in browsers. */
export interface UploadContent {
  readonly size: number;
  readonly type: string;
}

type SchemaOf<E, K extends PropertyKey> = E extends { readonly [P in K]: infer S } ? S : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** Parsed input of an endpoint, as its handler receives it. */
export interface EndpointInput<E extends Endpoint> {
  readonly params: OutputOf<SchemaOf<E, 'params'>>;
  readonly query: OutputOf<SchemaOf<E, 'query'>>;
  readonly body: OutputOf<SchemaOf<E, 'body'>>;
  /** The bytes of a file, in pieces as they arrive. */
  readonly upload: E extends { readonly upload: object } ? AsyncIterable<Uint8Array> : undefined;
}

/** What a handler returns and a client receives. */
export type EndpointReply<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.output<E['reply']>
  : E['reply'] extends 'pdf' | 'jpeg'
    ? Uint8Array
    : void;

type Part<K extends string, S> = [S] extends [undefined] ? object : { readonly [P in K]: S };

/** A body that may be missing need not be named. */
type CallBody<S> = [S] extends [undefined]
  ? object
  : undefined extends S
    ? { readonly body?: S }
    : Part<'body', S>;

/** What a caller passes: only the parts the endpoint has. */
export type EndpointCall<E extends Endpoint> = Part<'params', InputOf<SchemaOf<E, 'params'>>> &
  Part<'query', InputOf<SchemaOf<E, 'query'>>> &
  CallBody<InputOf<SchemaOf<E, 'body'>>> &
  (E extends { readonly upload: object } ? { readonly upload: UploadContent } : object);
