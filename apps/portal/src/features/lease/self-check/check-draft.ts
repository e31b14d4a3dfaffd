import { SELF_CHECK_VIEWS, type SelfCheckView } from '@stromwandel/leasing';
import type { CheckEntries, CheckFinding, SelfCheck } from '../../../product/self-check/self-check.ts';

/** A self-check in this browser. */
export interface CheckDraft {
  readonly entries: CheckEntries;
  /** Names of photos that the server does not have yet, oldest first. */
  readonly unsentPhotos: readonly string[];
  /** Whether the entries still have to be saved. */
  readonly isWaiting: boolean;
}

/** Beginning of the names under which a browser keeps the check of a lease. */
export const checkBeginning = (leaseId: number) => `check/${leaseId}/`;

/** The check as the server has it. */
export function savedDraft({ check }: SelfCheck): CheckDraft {
  const entries: CheckEntries = {
    photos: check?.photos ?? [],
    findings: check?.findings ?? [],
    attached: check?.attached ?? false,
  };
  return { entries, unsentPhotos: [], isWaiting: false };
}

/** What waits here is newer than what the server has. */
export const openedDraft = (saved: SelfCheck, kept: CheckDraft | undefined): CheckDraft =>
  kept?.isWaiting === true ? kept : savedDraft(saved);

function changed(draft: CheckDraft, entries: Partial<CheckEntries>): CheckDraft {
  return { ...draft, entries: { ...draft.entries, ...entries }, isWaiting: true };
}

/** Takes the photo of a view; the former one is forgotten. */
export function withPhoto(draft: CheckDraft, view: SelfCheckView, photo: string): CheckDraft {
  const former = draft.entries.photos.find((one) => one.view === view)?.photo;
  const others = draft.entries.photos.filter((one) => one.view !== view);
  return {
    ...changed(draft, { photos: [...others, { view, photo }] }),
    unsentPhotos: [...draft.unsentPhotos.filter((one) => one !== former), photo],
  };
}

/** Leaves a photo out that is not in this browser any more, or that the server refuses. */
export function withoutPhoto(draft: CheckDraft, photo: string): CheckDraft {
  const photos = draft.entries.photos.filter((one) => one.photo !== photo);
  const findings = draft.entries.findings.map((one) => (one.photo === photo ? { ...one, photo: null } : one));
  const unsentPhotos = draft.unsentPhotos.filter((one) => one !== photo);
  return { ...changed(draft, { photos, findings }), unsentPhotos };
}

/** Adds a finding, and its close-up to the photos that wait. */
export const withFinding = (draft: CheckDraft, finding: CheckFinding): CheckDraft => ({
  ...changed(draft, { findings: [...draft.entries.findings, finding] }),
  unsentPhotos: finding.photo === null ? draft.unsentPhotos : [...draft.unsentPhotos, finding.photo],
});

/** Removes a finding; its close-up is not sent any more. */
export function withoutFinding(draft: CheckDraft, at: number): CheckDraft {
  const photo = draft.entries.findings[at]?.photo ?? null;
  return {
    ...changed(draft, { findings: draft.entries.findings.filter((_one, index) => index !== at) }),
    unsentPhotos: draft.unsentPhotos.filter((one) => one !== photo),
  };
}

export const withAttachment = (draft: CheckDraft, attached: boolean): CheckDraft =>
  changed(draft, { attached });

/** The next view without a photo after one; null when all have theirs. */
export function nextView({ entries }: CheckDraft, after: SelfCheckView | null): SelfCheckView | null {
  const from = after === null ? 0 : SELF_CHECK_VIEWS.indexOf(after) + 1;
  const inOrder = [...SELF_CHECK_VIEWS.slice(from), ...SELF_CHECK_VIEWS.slice(0, from)];
  return inOrder.find((view) => entries.photos.every((one) => one.view !== view)) ?? null;
}
