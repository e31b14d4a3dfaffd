import type { ContractDocument, ContractSection } from './contract-document.ts';

/** Moments of a withdrawal as finished texts with time and time zone. */
interface WithdrawalMoments {
  /** When the contract was signed. */
  readonly signedAt: string;
  /** When the withdrawal arrived. */
  readonly receivedAt: string;
}

/** What the receipt of a withdrawal states. Moments are finished texts, in German unless told otherwise. */
export interface WithdrawalReceiptInput extends WithdrawalMoments {
  readonly contractNumber: string;
  /** The company that provides the car. */
  readonly lessor: string;
  readonly employeeName: string;
  readonly employerName: string;
  /** Brand, model and trim level. */
  readonly vehicle: string;
  /** Day of the receipt. */
  readonly date: string;
  /** The moments in English, for readers of English; null leaves the receipt in German alone. */
  readonly english: WithdrawalMoments | null;
}

/** The same in English, for reading only: what binds is the German text above it. */
function courtesyTranslation(input: WithdrawalReceiptInput, moments: WithdrawalMoments): ContractSection {
  const { contractNumber } = input;
  return {
    heading: 'In English',
    startsPage: false,
    language: 'en',
    blocks: [
      {
        type: 'note',
        text: 'This translation is for your convenience. The German text above is the binding one.',
      },
      { type: 'paragraph', text: `We have received your withdrawal from order ${contractNumber}.` },
      {
        type: 'facts',
        rows: [
          { label: 'Withdrawal received', value: moments.receivedAt },
          { label: 'Declared by', value: input.employeeName },
          { label: 'Employer', value: input.employerName },
          { label: 'Car', value: input.vehicle },
          { label: 'Contract signed', value: moments.signedAt },
        ],
      },
      {
        type: 'paragraph',
        text: 'The order, and the contract that you had signed for it, have ended. Your salary is not converted, at no cost to you.',
      },
      {
        type: 'paragraph',
        text: 'This confirmation was made electronically and is valid without a signature.',
      },
    ],
  };
}

/**
 * The receipt of a withdrawal as data: the person, the order, and the arrival to the second. The receipt is German,
 * like the contract it ends; readers of English get a translation below it.
 */
export function withdrawalReceipt(input: WithdrawalReceiptInput): ContractDocument {
  const { contractNumber, receivedAt } = input;
  return {
    title: 'Bestätigung des Widerrufs',
    contractNumber,
    sender: input.lessor,
    date: input.date,
    opening: [
      { type: 'paragraph', text: `Wir haben Ihren Widerruf der Bestellung ${contractNumber} erhalten.` },
      {
        type: 'facts',
        rows: [
          { label: 'Eingang des Widerrufs', value: receivedAt },
          { label: 'Erklärt von', value: input.employeeName },
          { label: 'Arbeitgeber', value: input.employerName },
          { label: 'Fahrzeug', value: input.vehicle },
          { label: 'Unterschrift des Vertrags', value: input.signedAt },
        ],
      },
      {
        type: 'paragraph',
        text: 'Die Bestellung und der dazu unterschriebene Überlassungsvertrag sind damit beendet. Ihr Gehalt wird nicht umgewandelt, und Ihnen entstehen keine Kosten.',
      },
      { type: 'note', text: 'Diese Bestätigung wurde elektronisch erstellt und gilt ohne Unterschrift.' },
    ],
    sections: input.english ? [courtesyTranslation(input, input.english)] : [],
    footer: `Bestätigung des Widerrufs ${contractNumber}`,
  };
}
