import { z } from 'zod';
import type { Language, Words } from './change-fields.ts';
import { describeChanges } from './describe-changes.ts';

const recordedSchema = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('FIELDS'),
    changes: z.array(
      z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }),
    ),
  }),
  z.object({ what: z.literal('OFFER_GONE') }),
  z.object({ what: z.literal('NOT_THE_PREVIEWED_CONTRACT') }),
  z.object({ what: z.literal('OTHER_CAR_SIGNED') }),
]);

/** The facts of a change that ended an order in BREAKING_CHANGE. */
export type RecordedChange = z.infer<typeof recordedSchema>;

const SENTENCES: Readonly<Record<Exclude<RecordedChange['what'], 'FIELDS'>, Words>> = {
  OFFER_GONE: { de: 'Das Angebot besteht nicht mehr.', en: 'The offer no longer exists.' },
  NOT_THE_PREVIEWED_CONTRACT: {
    de: 'Das unterschriebene Dokument ist nicht der Vertrag, den Sie geprüft haben.',
    en: 'The signed document is not the contract that you checked.',
  },
  OTHER_CAR_SIGNED: {
    de: 'Sie haben inzwischen für ein anderes Auto unterschrieben. Mit beiden Umwandlungen zusammen bliebe von Ihrem Gehalt weniger, als das Gesetz verlangt. Ihre Unterschrift für dieses Auto ist deshalb nicht wirksam geworden.',
    en: 'You have signed for another car in the meantime. With both conversions together, less of your pay would be left than the law requires. That’s why your signature for this car has not taken effect.',
  },
};

/** Stores the changes of an ended order as facts, so that each reader gets them in their language. */
export function recordChange(change: RecordedChange): string {
  return JSON.stringify(change);
}

/** Renders the recorded changes in a language. @throws Error for a note that `recordChange` did not write */
export function tellChange(note: string, language: Language): string {
  const change = recordedSchema.parse(JSON.parse(note));
  return change.what === 'FIELDS'
    ? describeChanges(change.changes, language)
    : SENTENCES[change.what][language];
}
