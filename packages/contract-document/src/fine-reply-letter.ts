import type { ContractDocument } from './contract-document.ts';

/** A side with its address in one line. */
interface Party {
  readonly name: string;
  readonly address: string;
}

/** What the holder of a car writes to an authority, with moments as finished texts. */
export interface FineReplyInput {
  readonly authority: string;
  /** File number of the authority. */
  readonly reference: string;
  readonly plate: string;
  readonly at: string;
  readonly date: string;
  readonly orderNumber: string;
  /** The holder. */
  readonly sender: Party;
  /** The person to whom the car was given. */
  readonly driver: Party;
  /** Of that person; null without one. */
  readonly answer: 'DROVE' | 'NAMED_DRIVER' | 'PAID' | 'NOT_MY_CAR' | 'SILENT' | null;
  /** Who drove, where the answer names a driver. */
  readonly driverName: string | null;
  /** As that driver gave it; null until then. */
  readonly driverAddress: string | null;
}

const UNKNOWN_ADDRESS = 'uns nicht bekannt; bitte fragen Sie die zuerst genannte Person';
const UNKNOWN = 'Wer das Fahrzeug geführt hat, ist uns nicht bekannt.';

/** What follows the name of the person; the name stays out where the amount is paid. */
const STATEMENTS = {
  DROVE:
    'Diese Person hat uns mitgeteilt, dass sie das Fahrzeug zu dieser Zeit geführt hat. Bitte wenden Sie sich direkt an sie.',
  NAMED_DRIVER:
    'Diese Person hat uns mitgeteilt, dass das Fahrzeug zu dieser Zeit die unten genannte Person geführt hat.',
  NOT_MY_CAR:
    'Diese Person hat uns mitgeteilt, dass es nicht dieses Fahrzeug war. Bitte prüfen Sie das Kennzeichen.',
  SILENT: UNKNOWN,
  NONE: UNKNOWN,
} as const;

/** The letter of a car's holder to an authority as data, in German. */
export function fineReplyLetter(input: FineReplyInput): ContractDocument {
  const { answer, sender, driver } = input;
  const isPaid = answer === 'PAID';
  return {
    title: 'Ihr Schreiben zu unserem Fahrzeug',
    contractNumber: input.orderNumber,
    sender: sender.name,
    date: input.date,
    opening: [
      {
        type: 'facts',
        rows: [
          { label: 'An', value: input.authority },
          { label: 'Ihr Aktenzeichen', value: input.reference },
          { label: 'Kennzeichen', value: input.plate },
          { label: 'Zeitpunkt', value: input.at },
          { label: 'Halter', value: `${sender.name}, ${sender.address}` },
        ],
      },
      { type: 'paragraph', text: 'Sehr geehrte Damen und Herren,' },
      ...(isPaid
        ? [
            {
              type: 'paragraph' as const,
              text: 'nach Auskunft der Person, der wir das Fahrzeug überlassen haben, ist der Betrag bezahlt. Bitte prüfen Sie den Eingang.',
            },
          ]
        : [
            {
              type: 'paragraph' as const,
              text: 'das Fahrzeug war zu dieser Zeit der folgenden Person überlassen:',
            },
            {
              type: 'facts' as const,
              rows: [
                { label: 'Name', value: driver.name },
                { label: 'Anschrift', value: driver.address },
              ],
            },
            { type: 'paragraph' as const, text: STATEMENTS[answer ?? 'NONE'] },
            ...(input.driverName === null
              ? []
              : [
                  {
                    type: 'facts' as const,
                    rows: [
                      { label: 'Gefahren ist', value: input.driverName },
                      { label: 'Anschrift', value: input.driverAddress ?? UNKNOWN_ADDRESS },
                    ],
                  },
                ]),
          ]),
      { type: 'paragraph', text: `Mit freundlichen Grüßen, ${sender.name}` },
    ],
    sections: [],
    footer: `Antwort zu ${input.reference}`,
  };
}
