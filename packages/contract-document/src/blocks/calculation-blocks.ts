import type { LinePart } from '@stromwandel/payroll';
import { cents, type Cents } from '@stromwandel/kernel';
import type { ContractBlock } from '../contract-document.ts';
import type { ContractInput, ContractLineTerm, ContractPayslipLine } from '../contract-input.ts';
import { formatEuro, formatRate, formatWhole, withUnit } from '../german-format.ts';
import { LINE_LABELS } from './payslip-blocks.ts';

const PART_LABELS: Record<Exclude<LinePart, 'WHOLE'>, string> = {
  PAY: 'Bruttogehalt',
  CAR: 'Fahrzeug nach Zuschuss des Arbeitgebers',
  BIKE: 'Fahrrad',
  HARDWARE: 'Geräte',
  TAX_FREE_PENSION: 'steuerfreie Altersversorgung',
  CONTRIBUTION_FREE_PENSION: 'beitragsfreie Altersversorgung',
  RUNNING_CARS: 'laufendes Fahrzeug',
  CAR_PRIVATE_USE: 'Fahrzeug, private Nutzung',
  CAR_COMMUTE: 'Fahrzeug, Arbeitsweg',
  BIKE_PRIVATE_USE: 'Fahrrad, private Nutzung',
  BIKE_COMMUTE: 'Fahrrad, Arbeitsweg',
  BASIC_RATE: 'allgemeiner Beitrag',
  ADDITIONAL_RATE: 'Zusatzbeitrag',
  CARE_RATE: 'Beitrag',
  CHILDLESS_SURCHARGE: 'Zuschlag für Kinderlose',
  HEALTH_PREMIUM: 'Krankenversicherung',
  CARE_PREMIUM: 'Pflegeversicherung',
  USER_FEE: 'gezahlte Umsatzsteuer als Nutzungsentgelt',
  FLAT_TAXED_COMMUTE: 'pauschal versteuerter Arbeitsweg',
  FLAT_WAGE_TAX: 'pauschale Lohnsteuer',
  FLAT_SURCHARGE: 'Solidaritätszuschlag',
  FLAT_CHURCH_TAX: 'Kirchensteuer',
};

function magnitude(amount: Cents): string {
  return formatEuro(cents(Math.abs(amount)));
}

function formula({
  amountCents,
  baseCents,
  ratePartsPerMillion,
  kilometers,
  trips,
}: ContractLineTerm): string {
  if (baseCents === null) return formatEuro(amountCents);
  if (ratePartsPerMillion === null)
    return `${magnitude(amountCents)}, berechnet aus ${formatEuro(baseCents)}`;
  const factors = [
    formatEuro(baseCents),
    formatRate(ratePartsPerMillion),
    ...(kilometers === null ? [] : [withUnit(formatWhole(kilometers), 'km')]),
    ...(trips === null ? [] : [withUnit(formatWhole(trips), 'Fahrten')]),
  ];
  return `${factors.join(' × ')} = ${magnitude(amountCents)}`;
}

function written(term: ContractLineTerm): string {
  return term.part === 'WHOLE' ? formula(term) : `${PART_LABELS[term.part]} ${formula(term)}`;
}

// A line that is an agreed amount or a sum of lines has nothing to calculate.
function calculatedTerms({ calculation }: ContractPayslipLine): readonly ContractLineTerm[] {
  const terms = calculation.terms;
  return terms.some((term) => term.part !== 'WHOLE' || term.baseCents !== null) ? terms : [];
}

/** How the lines of the payslip with the car are calculated, with the law's section. */
export function calculationBlocks({ payslip }: ContractInput): readonly ContractBlock[] {
  const items = payslip.lines
    .filter((line) => line.afterCents !== 0 && calculatedTerms(line).length > 0)
    .map((line) => {
      const terms = calculatedTerms(line).map(written).join('; ');
      return `${LINE_LABELS[line.code]}: ${terms} (${line.calculation.source})`;
    });
  if (items.length === 0) return [];
  return [
    { type: 'subheading', text: 'Berechnung der Zeilen mit Fahrzeug' },
    { type: 'list', items },
  ];
}
