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

/** Parties, what is agreed on, the driver's signature, and the English translation where there is one. */
export function annexDocument(
  { orderNumber, lessor, employeeName, employerName, date, signature }: AnnexFrame,
  texts: string,
  { de, en }: { readonly de: readonly ContractBlock[]; readonly en: readonly ContractBlock[] | null },
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
      {
        heading: 'Unterschrift',
        startsPage: false,
        blocks: signature
          ? [
              {
                type: 'drawnSignatures',
                signatures: [
                  {
                    ...signature,
                    label: 'Fahrerin oder Fahrer',
                    typed: 'Der getippte Name gilt als Unterschrift.',
                  },
                ],
              },
            ]
          : [{ type: 'note', text: 'Entwurf zum Lesen. Dieser Nachtrag ist noch nicht unterschrieben.' }],
      },
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
