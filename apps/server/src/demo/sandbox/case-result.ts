import { createHash } from 'node:crypto';
import { machineReadableNames } from './machine-readable-names.ts';
import type { CaseRequest, SandboxPerson } from './sandbox-case.ts';

const LICENCE_HELD_YEARS = 9;
const LICENCE_VALID_YEARS = 6;

function shiftedYear(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) + years}-01-15`;
}

function documentPerson(expected: SandboxPerson) {
  return { ...machineReadableNames(expected), birthDate: expected.birthDate };
}

/** What the provider found on a driving licence and identity document that passed. */
export function licenceResult(request: CaseRequest, now: Date): unknown {
  const today = now.toISOString().slice(0, 10);
  return {
    person: documentPerson(request.expected),
    licence: {
      classes: ['AM', 'B', 'L'],
      issuedOn: shiftedYear(today, -LICENCE_HELD_YEARS),
      validUntil: shiftedYear(today, LICENCE_VALID_YEARS),
    },
    checkedOn: today,
  };
}

/** What the provider says about signed documents. */
export function signingResult(
  request: CaseRequest,
  signed: readonly { readonly id: string; readonly content: Buffer }[],
  now: Date,
): unknown {
  return {
    person: documentPerson(request.expected),
    documents: signed.map(({ id, content }) => ({
      id,
      signedSha256: createHash('sha256').update(content).digest('hex'),
    })),
    signedAt: now.toISOString(),
  };
}
