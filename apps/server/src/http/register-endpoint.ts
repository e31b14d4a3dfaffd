import type { Access, Endpoint, EndpointInput, EndpointReply } from '@stromwandel/api-spec';
import type { Result } from '@stromwandel/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../access/authenticate.ts';
import type { Caller } from '../access/caller.ts';
import { checkAccess } from './check-access.ts';
import { readInput } from './read-input.ts';
import type { Refusal } from './refusal.ts';
import { sendJson } from './send-json.ts';
import { sendProblem } from './send-problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

type CallerOf<A extends Access> = A extends readonly unknown[]
  ? Caller
  : A extends 'optional'
    ? Caller | null
    : null;

/** What a handler works with: checked input and who is calling. */
export interface EndpointContext<E extends Endpoint> extends EndpointInput<E> {
  readonly caller: CallerOf<E['access']>;
  /** For headers and the address of the client; never for input. */
  readonly request: FastifyRequest;
}

export type EndpointHandler<E extends Endpoint> = (
  context: EndpointContext<E>,
) => Promise<Result<EndpointReply<E>, Refusal>>;

async function sendReply(
  reply: FastifyReply,
  schema: Endpoint['reply'],
  value: unknown,
): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-store');
  if (schema === 'none') return reply.code(204).send();
  if (schema === 'pdf') {
    void reply.header('content-type', 'application/pdf').header('content-disposition', 'inline');
    // EndpointReply makes the value of a 'pdf' endpoint bytes.
    return reply.send(Buffer.from(value as Uint8Array));
  }
  return sendJson(reply, schema.parse(value));
}

/**
 * Serves an endpoint of the contract: access and input are checked before the handler runs, and only what the reply
 * schema names leaves the server. A handler refuses by value and throws for defects alone.
 */
export function registerEndpoint<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    // Before the body is read: who may not call learns nothing about the input.
    onRequest: async (request, reply) => {
      const access = await checkAccess(endpoint.access, request.headers.authorization, app.authenticate);
      if (!access.ok) return sendProblem(reply, access.error);
      request.caller = access.value;
    },
    handler: async (request, reply) => {
      const input = readInput(endpoint, request);
      if (!input.ok) return sendProblem(reply, input.error);
      // checkAccess lets nobody pass whom the access of the endpoint excludes.
      const caller = request.caller as CallerOf<E['access']>;
      const result = await handler({ ...input.value, caller, request });
      return result.ok ? sendReply(reply, endpoint.reply, result.value) : sendProblem(reply, result.error);
    },
  });
}
