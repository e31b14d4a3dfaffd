import type { ContractDocument } from './contract-document.ts';

/** What the receipt of a withdrawal states. Moments are finished German texts with time and time zone. */
export interface WithdrawalReceiptInput {
  readonly contractNumber: string;
  /** The company that provides the car. */
  readonly lessor: string;
  readonly employeeName: string;
  readonly employerName: string;
  /** Brand, model and trim level. */
  readonly vehicle: string;
  readonly confirmedAt: string;
  /** When the withdrawal arrived. */
  readonly receivedAt: string;
  /** Day of the receipt. */
  readonly date: string;
  /** Whether the contract was signed already. */
  readonly signed: boolean;
}

/** The receipt of a withdrawal as data: who withdrew from what, and when it arrived, to the second. */
export function withdrawalReceipt(input: WithdrawalReceiptInput): ContractDocument {
  const { contractNumber, receivedAt, signed } = input;
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
          { label: 'Bestellbestätigung', value: input.confirmedAt },
        ],
      },
      {
        type: 'paragraph',
        text: signed
          ? 'Die Bestellung und der dazu unterschriebene Überlassungsvertrag sind damit beendet. Ihr Gehalt wird nicht umgewandelt, und Ihnen entstehen keine Kosten.'
          : 'Die Bestellung ist damit beendet. Ihr Gehalt wird nicht umgewandelt, und Ihnen entstehen keine Kosten.',
      },
      { type: 'note', text: 'Diese Bestätigung wurde elektronisch erstellt und gilt ohne Unterschrift.' },
    ],
    sections: [],
    footer: `Bestätigung des Widerrufs ${contractNumber}`,
  };
}
