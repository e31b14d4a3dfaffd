import type { CallOf, ReplyOf } from '../../api/replies.ts';
import { newPhotoName } from '../lease-photos/new-photo-name.ts';

export type Damages = ReplyOf<'listDamages'>;
type Body = CallOf<'reportDamage'>['body'];
type Case = Damages['damages'][number];
export type PhotoOfView = Body['photos'][number];

export const REPORT_STEPS = ['WHAT', 'WHERE', 'PHOTOS', 'OTHERS'] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** What was entered, as it was typed: also what is not valid yet. */
export interface Entries {
  readonly kind: Body['kind'] | null;
  readonly injured: boolean | null;
  readonly drivable: boolean | null;
  readonly text: string;
  readonly day: string;
  readonly time: string;
  readonly place: string;
  readonly tripKind: Body['tripKind'] | null;
  readonly marks: Body['marks'] | null;
  readonly photos: readonly PhotoOfView[];
  readonly others: Body['others'];
  readonly police: string | null;
}

/** A report on its way: kept in this browser until the server has all of it. */
export interface Draft {
  readonly step: ReportStep;
  readonly entries: Entries;
  /** The sent report that this changes; null for a new one. */
  readonly damageId: number | null;
  /** Names of photos that the server does not have yet, oldest first. */
  readonly unsentPhotos: readonly string[];
  /** The whole report, on its way to the server. */
  readonly body: Body | null;
}

/** Beginning of the names under which a browser keeps a new report of a lease, or the change of a sent one. */
export const damageBeginning = (leaseId: number, damageId: number | null) =>
  damageId === null ? `damage/${leaseId}/` : `damage/${leaseId}-${damageId}/`;

export const newDraft = (today: string): Draft => ({
  step: 'WHAT',
  entries: {
    kind: null,
    injured: null,
    drivable: null,
    text: '',
    day: today,
    time: '',
    place: '',
    tripKind: null,
    marks: null,
    photos: [],
    others: [],
    police: null,
  },
  damageId: null,
  unsentPhotos: [],
  body: null,
});

/** A draft that begins with what a sent report says. */
export function draftOf({ id, report }: Case): Draft {
  return {
    step: 'WHAT',
    entries: report,
    damageId: id,
    unsentPhotos: [],
    body: null,
  };
}

/** A draft that adds photos to a sent report, with those that this browser keeps; the rest is as it was sent. */
export function photosDraftOf(damage: Case, kept: Draft | null): Draft {
  const sent = draftOf(damage);
  const isSent = ({ photo }: PhotoOfView) => damage.report.photos.some((one) => one.photo === photo);
  const added = kept?.entries.photos.filter((one) => !isSent(one)) ?? [];
  return {
    ...sent,
    step: 'PHOTOS',
    entries: { ...sent.entries, photos: [...sent.entries.photos, ...added] },
    unsentPhotos: kept?.unsentPhotos ?? [],
  };
}

/** Whether anything is known of another party. */
export const isNamed = (other: Body['others'][number]): boolean =>
  Object.values(other).some((value) => value !== null && value.trim() !== '');

/** The report as the server takes it: the forms have checked the entries. The one name makes it one case. */
export function bodyOf({ entries }: Draft): Body | null {
  const { kind, injured, drivable, tripKind, others, police, marks, ...typed } = entries;
  if (kind === null || injured === null || drivable === null || tripKind === null) return null;
  const { text, day, time, place, photos } = typed;
  return {
    kind,
    injured,
    drivable,
    tripKind,
    text,
    day,
    time,
    place,
    police,
    marks: marks ?? [],
    photos: [...photos],
    others: others.filter(isNamed),
    clientId: newPhotoName(),
  };
}

/** The draft without a photo that the server does not take; the report is open again. */
export const withoutPhoto = (draft: Draft, photo: string): Draft => ({
  ...draft,
  step: 'PHOTOS',
  entries: { ...draft.entries, photos: draft.entries.photos.filter((one) => one.photo !== photo) },
  unsentPhotos: draft.unsentPhotos.filter((one) => one !== photo),
  body: null,
});

const stepBy = (by: 1 | -1) => (draft: Draft) => ({
  ...draft,
  step: REPORT_STEPS[REPORT_STEPS.indexOf(draft.step) + by] ?? draft.step,
});
export const nextStep = stepBy(1);
export const stepBack = stepBy(-1);
