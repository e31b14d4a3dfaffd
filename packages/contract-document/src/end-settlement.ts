import type { Cents } from '@stromwandel/kernel';
import type { ContractBlock, ContractDocument } from './contract-document.ts';
import { formatEuro, formatWhole, withUnit } from './german-format.ts';

/** What a settlement after the return states; days are finished texts. */
export interface EndSettlementInput {
  readonly orderNumber: string;
  /** The company that provides the car; it sends the bill. */
  readonly lessor: string;
  readonly driverName: string;
  readonly vehicle: string;
  readonly plate: string | null;
  readonly returnedOn: string;
  readonly day: string;
  readonly positions: readonly {
    readonly part: string;
    readonly finding: string;
    /** Of the report. */
    readonly amountCents: Cents;
    readonly chargedCents: Cents;
    /** The record of the handover states it. */
    readonly isKnown: boolean;
  }[];
  /** Null where the odometer of the return is unknown. */
  readonly distance: { readonly km: number; readonly settledKm: number } | null;
  readonly damageCents: Cents;
  readonly kilometerCents: Cents;
  readonly credits: readonly { readonly text: string; readonly amountCents: Cents }[];
  readonly totalCents: Cents;
}

function positions({ positions: all }: EndSettlementInput): ContractBlock {
  if (all.length === 0) return { type: 'paragraph', text: 'Das Gutachten nennt keine Position.' };
  return {
    type: 'table',
    columns: ['Position', 'Gutachten', 'Zu zahlen'],
    rows: all.map(({ part, finding, amountCents, chargedCents, isKnown }, at) => ({
      cells: [
        `${at + 1}. ${part}: ${finding}${isKnown ? ' (stand schon im Übergabeprotokoll)' : ''}`,
        formatEuro(amountCents),
        formatEuro(chargedCents),
      ],
      total: false,
    })),
  };
}

function sums({
  damageCents,
  kilometerCents,
  credits,
  totalCents,
  distance,
}: EndSettlementInput): ContractBlock {
  const km =
    distance === null
      ? 'Kilometer (Stand bei der Rückgabe unbekannt)'
      : `Kilometer: ${withUnit(formatWhole(distance.km), 'km')} gefahren, ${withUnit(formatWhole(distance.settledKm), 'km')} abgerechnet`;
  return {
    type: 'table',
    columns: ['Abrechnung', 'Betrag'],
    rows: [
      { cells: ['Schäden nach Gutachten und Entscheidung', formatEuro(damageCents)], total: false },
      { cells: [km, formatEuro(kilometerCents)], total: false },
      ...credits.map(({ text, amountCents }) => ({
        cells: [`Abzug: ${text}`, `−${formatEuro(amountCents)}`],
        total: false,
      })),
      { cells: [totalCents < 0 ? 'Guthaben' : 'Zu zahlen', formatEuro(totalCents)], total: true },
    ],
  };
}

/** The settlement after a car's return as data, in German. */
export function endSettlement(input: EndSettlementInput): ContractDocument {
  const section = (heading: string, blocks: readonly ContractBlock[]) => ({
    heading,
    startsPage: false,
    blocks,
  });
  return {
    title: 'Abrechnung nach der Rückgabe',
    contractNumber: input.orderNumber,
    sender: input.lessor,
    date: input.day,
    opening: [
      {
        type: 'facts',
        rows: [
          { label: 'Fahrzeug', value: input.vehicle },
          ...(input.plate === null ? [] : [{ label: 'Kennzeichen', value: input.plate }]),
          { label: 'Fahrerin oder Fahrer', value: input.driverName },
          { label: 'Zurückgegeben am', value: input.returnedOn },
        ],
      },
    ],
    sections: [
      section('Positionen des Gutachtens', [positions(input)]),
      section('Abrechnung', [
        sums(input),
        {
          type: 'note',
          text: 'Die Kilometer sind mit den Preisen des Vertrags ohne Umsatzsteuer gerechnet. Vom Gehalt wird nichts abgezogen, es sei denn, die Fahrerin oder der Fahrer stimmt dem für diesen Fall zu.',
        },
      ]),
    ],
    footer: `Abrechnung ${input.orderNumber}`,
  };
}
