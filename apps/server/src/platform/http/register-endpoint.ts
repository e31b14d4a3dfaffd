import type { Access, Endpoint, EndpointInput, EndpointReply } from '@stromwandel/api-spec';
import type { Result } from '@stromwandel/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccessTokens } from '../access/access-tokens.ts';
import type { Authenticate } from '../access/authenticate.ts';
import type { Caller } from '../scope/caller.ts';
import type { RecordCall } from './missed-call.ts';
import { runQuickly, type TakeShare } from '../fair-share/index.ts';
import { runInScope, type Scope } from '../scope/scope.ts';
import { asksForCaller, bearerToken, checkAccess, type AccessDecision } from './check-access.ts';
import { findRefusalOfError } from './find-refusal-of-error.ts';
import { readInput } from './read-input.ts';
import type { Refusal } from './refusal.ts';
import { PreparedJson } from './prepared-json.ts';
import { sendJson, sendPreparedJson } from './send-json.ts';
import { sendProblem } from './send-problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    verifyToken: AccessTokens['verify'];
    authenticate: Authenticate;
    recordCall: RecordCall;
    /** For every call of a person. */
    takeTurn: TakeShare;
    /** For its expensive ones. */
    takeShare: TakeShare;
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

/** A handler's data: checked input and the caller. */
export interface EndpointContext<E extends Endpoint> extends EndpointInput<E> {
  readonly caller: CallerOf<E['access']>;
  /** For headers and the client address; never for input. */
  readonly request: FastifyRequest;
}

export type EndpointHandler<E extends Endpoint> = (
  context: EndpointContext<E>,
) => Promise<Result<EndpointReply<E> | PreparedJson<E>, Refusal>>;

// The portal chooses the file name itself; this name is for other clients. It contains no user input.
const PDF_NAME = 'inline; filename="stromwandel.pdf"';

async function sendReply(reply: FastifyReply, endpoint: Endpoint, value: unknown): Promise<FastifyReply> {
  const schema = endpoint.reply;
  void reply.header('cache-control', 'no-store');
  if (PreparedJson.isFor(endpoint, value)) return sendPreparedJson(reply, value);
  if (schema === 'none') return reply.code(204).send();
  if (schema === 'pdf') {
    void reply.header('content-type', 'application/pdf').header('content-disposition', PDF_NAME);
    // EndpointReply makes the value of a 'pdf' endpoint bytes.
    return reply.send(Buffer.from(value as Uint8Array));
  }
  if (schema === 'jpeg') {
    // As above.
    return reply.header('content-type', 'image/jpeg').send(Buffer.from(value as Uint8Array));
  }
  return sendJson(reply, schema.parse(value));
}

const LONGEST_AGENT = 200;

/** The scope of a request. Every handler runs in it, so that use cases need not pass it on. */
function scopeOf({ access }: Endpoint, { caller, ip, headers }: FastifyRequest): Scope {
  // Printable characters only: what a client calls itself is shown to people later.
  const agent = headers['user-agent']?.replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST_AGENT);
  const origin = { address: ip, agent: agent || null };
  if (caller) return { kind: 'PERSON', caller, origin, readingsOf: new Set() };
  // Signing in and the like look people up by an address or a secret, which is the permission.
  const isOwnAuthority = access === 'public' || access === 'secret';
  return { kind: isOwnAuthority ? 'SYSTEM' : 'NONE', caller, origin, readingsOf: new Set() };
}

interface MissedCall {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly scope: Scope;
  readonly refusal: Refusal | null;
}

/** Records a call that was refused or failed. The answer does not depend on it: nothing was shown or changed. */
async function recordMissed(
  app: FastifyInstance,
  { endpoint, request, scope, refusal }: MissedCall,
): Promise<void> {
  const { caller, params } = request;
  const recorded = runInScope(scope, () => app.recordCall({ endpoint, caller, params, refusal }));
  await recorded.catch((error: unknown) => request.log.error({ err: error }, 'call not recorded'));
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
  if (endpoint.upload) {
    // In a context of its own: everywhere else bodies are JSON of bounded size.
    void app.register((scope, _options, done) => {
      takeFiles(scope);
      route(scope, endpoint, handler);
      done();
    });
  } else if (endpoint.ignoresBody) {
    void app.register((scope, _options, done) => {
      throwBodiesAway(scope);
      route(scope, endpoint, handler);
      done();
    });
  } else route(app, endpoint, handler);
}

/** Is aborted when the client no longer waits. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/**
 * Runs an endpoint's work when it is the person's turn; expensive work has shares of its own. Neither is held while a body is on its
 * way. Calls without a person are not queued: they have no account to share by, and their data are prepared or limited separately.
 */
async function runInTurn(
  { takeTurn, takeShare }: FastifyInstance,
  { expensive }: Endpoint,
  { caller }: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  if (!caller) return runQuickly(work);
  const giveBack = await (expensive ? takeShare : takeTurn)(caller, goneSignal(reply));
  if (giveBack === null) return sendProblem(reply, { code: 'TEMPORARILY_UNAVAILABLE' });
  try {
    return await (expensive ? work() : runQuickly(work));
  } finally {
    giveBack();
  }
}

const PASSES: AccessDecision = { caller: null, refusal: null };

/** @returns who calls, decided in turn; null when too many calls wait */
async function admit(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AccessDecision | null> {
  const { authorization } = request.headers;
  if (!asksForCaller(endpoint, authorization)) return PASSES;
  const token = bearerToken(authorization);
  const subject = token === null ? null : await runQuickly(() => app.verifyToken(token));
  const decide = () => runQuickly(() => checkAccess(endpoint, subject, app.authenticate));
  if (!subject) return decide();
  const endTurn = await app.takeTurn(subject, goneSignal(reply));
  return endTurn && decide().finally(endTurn);
}

/** Gives the body of a request as it arrives. A handler that stops reading early leaves the connection as it is. */
function takeFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) =>
    done(null, payload.iterator({ destroyOnReturn: false })),
  );
}

/** Reads bodies of any kind up to the usual bound, and gives none. */
function throwBodiesAway(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
}

function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: EndpointHandler<E>,
): void {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    input: Omit<EndpointInput<E>, 'upload'>,
  ): Promise<FastifyReply> => {
    // `checkAccess` refuses callers whom the endpoint's access excludes.
    const caller = request.caller as CallerOf<E['access']>;
    // Endpoints without upload: `request.body` is the parsed body; ignored here.
    const upload = (endpoint.upload ? request.body : undefined) as EndpointInput<E>['upload'];
    // Asked now: a request whose file was not read to its end has no connection any more, and no address.
    const scope = scopeOf(endpoint, request);
    const missed = (refusal: Refusal | null) => recordMissed(app, { endpoint, request, scope, refusal });
    const result = await runInScope(scope, () => handler({ ...input, upload, caller, request })).catch(
      async (error: unknown) => {
        if (findRefusalOfError(error) === null) await missed(null);
        throw error;
      },
    );
    if (result.ok) return sendReply(reply, endpoint, result.value);
    await missed(result.error);
    return sendProblem(reply, result.error);
  };
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { takesFile: endpoint.upload !== undefined },
    // Before the body is read: who may not call learns nothing about the input.
    onRequest: async (request, reply) => {
      const access = await admit(app, endpoint, request, reply);
      if (access === null) return sendProblem(reply, { code: 'TEMPORARILY_UNAVAILABLE' });
      request.caller = access.caller;
      const { refusal } = access;
      if (refusal === null) return;
      await recordMissed(app, { endpoint, request, scope: scopeOf(endpoint, request), refusal });
      return sendProblem(reply, refusal);
    },
    handler: async (request, reply) => {
      const input = readInput(endpoint, request);
      if (!input.ok) return sendProblem(reply, input.error);
      return runInTurn(app, endpoint, request, reply, () => answer(request, reply, input.value));
    },
  });
}
