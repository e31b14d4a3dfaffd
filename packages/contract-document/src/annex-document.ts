import type { ContractBlock, ContractDocument, DrawnSignature } from './contract-document.ts';

/** What every annex to a company car agreement names. */
export interface AnnexFrame {
  readonly orderNumber: string;
  /** The company that provides the car. */
  readonly lessor: string;
  readonly employeeName: string;
  readonly employerName: string;
  /** Brand, model and trim level. */
  readonly vehicle: string;
  /** When it was signed, or printed to be read. */
  readonly date: string;
  /** Null of a draft. */
  readonly signature: Pick<DrawnSignature, 'name' | 'strokes'> | null;
}

interface AnnexBlocks {
  readonly de: readonly ContractBlock[];
  readonly en: readonly ContractBlock[] | null;
  /** In place of a signature, where the driver accepted in text form. */
  readonly acceptance?: readonly ContractBlock[] | null;
}

const DRAFT: ContractBlock = { type: 'note', text: 'Entwurf zum Lesen. Dieser Nachtrag gilt noch nicht.' };

/** What concludes an annex: the driver's signature, or the acceptance in text form; a draft has neither. */
function conclusion(signature: AnnexFrame['signature'], acceptance: AnnexBlocks['acceptance']) {
  if (acceptance) return { heading: 'Annahme in Textform', startsPage: false, blocks: acceptance };
  if (signature === null) return { heading: 'Abschluss', startsPage: false, blocks: [DRAFT] };
  const drawn = {
    ...signature,
    label: 'Fahrerin oder Fahrer',
    typed: 'Der getippte Name gilt als Unterschrift.',
  };
  const blocks = [{ type: 'drawnSignatures' as const, signatures: [drawn] }];
  return { heading: 'Unterschrift', startsPage: false, blocks };
}

/** Parties, what is agreed on, the driver's signature or acceptance, and the English translation where there is one. */
export function annexDocument(
  { orderNumber, lessor, employeeName, employerName, date, signature }: AnnexFrame,
  texts: string,
  { de, en, acceptance }: AnnexBlocks,
): ContractDocument {
  return {
    title: 'Nachtrag zum Überlassungsvertrag',
    contractNumber: orderNumber,
    sender: lessor,
    date,
    opening: [
      {
        type: 'facts',
        rows: [
          { label: 'Arbeitgeber', value: employerName },
          { label: 'Fahrerin oder Fahrer', value: employeeName },
        ],
      },
      ...de,
    ],
    sections: [
      conclusion(signature, acceptance),
      ...(en
        ? [
            {
              heading: 'In English',
              startsPage: false,
              language: 'en' as const,
              blocks: [
                {
                  type: 'note' as const,
                  text: 'This translation is for your convenience. The German text above is the binding one.',
                },
                ...en,
              ],
            },
          ]
        : []),
    ],
    footer: `Nachtrag ${orderNumber} · Textfassung ${texts}`,
  };
}
