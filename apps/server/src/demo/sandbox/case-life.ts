import type { PoolClient } from 'pg';
import { licenceResult, signingResult } from './case-result.ts';
import { sendCallbacks } from './callback-sender.ts';
import {
  findDocuments,
  insertCase,
  removeCasesBefore,
  saveCase,
  saveSignedDocument,
  withLockedCase,
} from './case-store.ts';
import {
  isFinal,
  type CaseRequest,
  type SandboxCase,
  type SandboxReason,
  type SandboxState,
  type Scenario,
} from './sandbox-case.ts';
import { REVIEW_MS, type SandboxContext } from './sandbox-context.ts';
import { scenarioOutcome } from './scenario-outcome.ts';
import { signPdf } from './signature/sign-pdf.ts';
import { signerFor } from './signature/signing-identity.ts';

const HOUR_MS = 3_600_000;
const CASE_LIFE_MS = 48 * HOUR_MS;
const KEPT_AFTER_EXPIRY_MS = 7 * 24 * HOUR_MS;

/** The case made for a request; the same key gives the same case. */
export async function createCase(
  context: SandboxContext,
  request: CaseRequest,
  idempotencyKey: string,
): Promise<SandboxCase> {
  const now = context.now();
  await removeCasesBefore(context.pool, new Date(now.getTime() - KEPT_AFTER_EXPIRY_MS));
  const created: SandboxCase = {
    id: context.newId(),
    request,
    state: 'CREATED',
    history: [{ state: 'CREATED', reason: null, success: null, at: now.toISOString() }],
    result: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CASE_LIFE_MS),
    reviewUntil: null,
  };
  return insertCase(context.pool, created, idempotencyKey);
}

function moved(
  current: SandboxCase,
  state: SandboxState,
  reason: SandboxReason | null,
  at: Date,
): SandboxCase {
  const success = isFinal(state) ? state === 'SUCCESS' : null;
  return {
    ...current,
    state,
    history: [...current.history, { state, reason, success, at: at.toISOString() }],
  };
}

async function succeed(
  context: SandboxContext,
  client: PoolClient,
  current: SandboxCase,
  at: Date,
): Promise<SandboxCase> {
  const done = moved(current, 'SUCCESS', null, at);
  if (current.request.product === 'DRIVERS_LICENCE') {
    return { ...done, result: licenceResult(current.request, at) };
  }
  const { expected: person } = current.request;
  const identity = signerFor(await context.signingIdentity(), person, at);
  const signed = [];
  for (const { id, content } of await findDocuments(client, current.id)) {
    const file = signPdf(content, { identity, person, at });
    await saveSignedDocument(client, current.id, id, file);
    signed.push({ id, content: file });
  }
  return { ...done, result: signingResult(current.request, signed, at) };
}

/** Brings a case to the present: a review that is over succeeds, a case past its life expires. */
export async function currentCase(context: SandboxContext, id: string): Promise<SandboxCase | null> {
  return withLockedCase(context.pool, id, async (client, stored) => {
    const now = context.now();
    if (isFinal(stored.state)) return stored;
    if (stored.state === 'REVIEW' && stored.reviewUntil !== null && stored.reviewUntil <= now) {
      const done = await succeed(context, client, { ...stored, reviewUntil: null }, now);
      await saveCase(client, done);
      return done;
    }
    if (stored.expiresAt > now) return stored;
    const expired = moved(stored, 'EXPIRED', null, stored.expiresAt);
    await saveCase(client, expired);
    return expired;
  });
}

/** Notes that the person has opened the page. */
export async function openCase(context: SandboxContext, id: string): Promise<SandboxCase | null> {
  const present = await currentCase(context, id);
  if (present?.state !== 'CREATED') return present;
  return withLockedCase(context.pool, id, async (client, stored) => {
    if (stored.state !== 'CREATED') return stored;
    const opened = moved(stored, 'OPENED', null, context.now());
    await saveCase(client, opened);
    return opened;
  });
}

export type FinishOutcome =
  | { readonly kind: 'finished'; readonly case: SandboxCase }
  | { readonly kind: 'already-over'; readonly case: SandboxCase }
  | { readonly kind: 'documents-missing'; readonly case: SandboxCase };

async function play(
  context: SandboxContext,
  client: PoolClient,
  stored: SandboxCase,
  scenario: Scenario,
): Promise<FinishOutcome> {
  if (isFinal(stored.state) || stored.state === 'REVIEW') return { kind: 'already-over', case: stored };
  const { product, documents } = stored.request;
  const outcome = scenarioOutcome(scenario, product);
  const uploaded = await findDocuments(client, stored.id);
  const signs = product === 'SIGN' && (outcome.state === 'SUCCESS' || outcome.state === 'REVIEW');
  if (signs && uploaded.length < documents.length) return { kind: 'documents-missing', case: stored };
  const now = context.now();
  const working = moved(stored, 'IN_PROGRESS', null, now);
  const done = await finalCase(context, client, working, outcome.state, outcome.reason, now);
  await saveCase(client, done);
  return { kind: 'finished', case: done };
}

async function finalCase(
  context: SandboxContext,
  client: PoolClient,
  working: SandboxCase,
  state: SandboxState,
  reason: SandboxReason | null,
  now: Date,
): Promise<SandboxCase> {
  if (state === 'SUCCESS') return succeed(context, client, working, now);
  if (state === 'REVIEW') {
    return { ...moved(working, 'REVIEW', null, now), reviewUntil: new Date(now.getTime() + REVIEW_MS) };
  }
  return moved(working, state, reason, now);
}

/** Plays a scenario on an open case, then tells the client's server. Null when there is no such case. */
export async function finishCase(
  context: SandboxContext,
  id: string,
  scenario: Scenario,
): Promise<FinishOutcome | null> {
  const present = await currentCase(context, id);
  if (present === null) return null;
  // Before the case is locked: reading it takes a connection, and calls that wait for the lock may hold all others.
  if (present.request.product === 'SIGN') await context.signingIdentity();
  const outcome = await withLockedCase(context.pool, id, (client, stored) =>
    play(context, client, stored, scenario),
  );
  if (outcome?.kind === 'finished') {
    const { callback } = scenarioOutcome(scenario, outcome.case.request.product);
    await sendCallbacks(context, outcome.case, callback);
  }
  return outcome;
}
