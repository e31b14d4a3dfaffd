import type { PayslipLineCode } from '@stromwandel/payroll';
import { subtractCents } from '@stromwandel/kernel';
import type { ContractBlock, ContractFact } from '../contract-document.ts';
import type {
  ContractInput,
  ContractMonthRate,
  ContractPayslip,
  ContractPayslipLine,
} from '../contract-input.ts';
import {
  formatAmount,
  formatDifference,
  formatEuro,
  formatMonth,
  formatPercent,
  formatWhole,
  withUnit,
} from '../german-format.ts';

export const LINE_LABELS: Record<PayslipLineCode, string> = {
  GROSS_SALARY: 'Bruttomonatsgehalt',
  LEASING_COST_DEDUCTION: 'Entgeltumwandlung für das Fahrzeug',
  EMPLOYER_CONTRIBUTION: 'Zuschuss des Arbeitgebers',
  BENEFIT_CAR_PRIVATE_USE: 'Geldwerter Vorteil private Nutzung',
  BENEFIT_CAR_COMMUTE: 'Geldwerter Vorteil Arbeitsweg',
  COMPANY_PENSION: 'Betriebliche Altersversorgung',
  OTHER_LEASING: 'Weitere Entgeltumwandlungen',
  BENEFIT_BIKE: 'Geldwerter Vorteil Dienstrad',
  BASIS_FOR_ANCILLARY_COSTS: 'Steuerpflichtiges Brutto',
  BASIS_FOR_SOCIAL_INSURANCE: 'Beitragspflichtiges Brutto',
  WAGE_TAX: 'Lohnsteuer',
  SOLIDARITY_SURCHARGE: 'Solidaritätszuschlag',
  CHURCH_TAX: 'Kirchensteuer',
  HEALTH_INSURANCE: 'Krankenversicherung',
  CARE_INSURANCE: 'Pflegeversicherung',
  PENSION_INSURANCE: 'Rentenversicherung',
  PROFESSIONAL_PENSION: 'Versorgungswerk (Regelbeitrag, Arbeitnehmeranteil)',
  UNEMPLOYMENT_INSURANCE: 'Arbeitslosenversicherung',
  CHAMBER_CONTRIBUTION: 'Arbeitskammerbeitrag',
  SUBSIDY_PRIVATE_HEALTH: 'Arbeitgeberzuschuss private Krankenversicherung',
  SUBSIDY_PRIVATE_CARE: 'Arbeitgeberzuschuss private Pflegeversicherung',
  PREMIUM_PRIVATE_INSURANCE: 'Beiträge private Kranken- und Pflegeversicherung',
  BENEFIT_DEDUCTION: 'Abzug des geldwerten Vorteils',
  VAT_ON_PROVISION: 'Umsatzsteuer auf die Überlassung',
  COMMUTE_FLAT_TAX: 'Pauschale Steuer auf den Arbeitsweg',
  NET_SALARY: 'Nettomonatsgehalt (Auszahlung)',
};

const TOTAL_LINES: ReadonlySet<PayslipLineCode> = new Set<PayslipLineCode>([
  'GROSS_SALARY',
  'BASIS_FOR_ANCILLARY_COSTS',
  'BASIS_FOR_SOCIAL_INSURANCE',
  'NET_SALARY',
]);

function isShown(line: ContractPayslipLine): boolean {
  return TOTAL_LINES.has(line.code) || line.beforeCents !== 0 || line.afterCents !== 0;
}

/** Payslip without and with the car; lines that are zero on both sides are left out. */
export function payslipBlocks({ payslip }: ContractInput): readonly ContractBlock[] {
  const rows = payslip.lines.filter(isShown).map((line) => ({
    cells: [
      LINE_LABELS[line.code],
      formatAmount(line.beforeCents),
      formatAmount(line.afterCents),
      formatDifference(subtractCents(line.afterCents, line.beforeCents)),
    ],
    total: TOTAL_LINES.has(line.code),
  }));
  return [
    { type: 'table', columns: ['Monatsabrechnung', 'Heute', 'Mit Fahrzeug', 'Unterschied'], rows },
    ...ratesByMonth(payslip),
  ];
}

// Where the car comes in another year, the reader sees what is known of that month too.
function ratesByMonth({ atDelivery, ...ordered }: ContractPayslip): readonly ContractBlock[] {
  if (!atDelivery) return [];
  const law = ({ provisional, lawYear }: ContractMonthRate) =>
    provisional ? `vorläufig, Recht ${lawYear}` : 'geltendes Recht';
  const row = (rate: ContractMonthRate, ending: string): ContractFact => ({
    label: `Nettorate im ${formatMonth(rate.payrollMonth)}${ending} (${law(rate)})`,
    value: formatEuro(rate.netBurdenCents),
  });
  return [
    { type: 'facts', rows: [row(ordered, ''), row(atDelivery, ', wenn das Fahrzeug erwartet wird')] },
    ...(atDelivery.provisional
      ? [
          {
            type: 'note' as const,
            text: `Sobald die Werte für ${atDelivery.payrollMonth.slice(0, 4)} gelten, wird die Nettorate im Portal neu gerechnet und die Änderung mitgeteilt; abgerechnet wird mit den Werten des jeweiligen Monats.`,
          },
        ]
      : []),
  ];
}

/** Base and monthly amounts of the benefit in kind. */
export function benefitInKindBlocks({ benefitInKind }: ContractInput): readonly ContractBlock[] {
  const trips =
    benefitInKind.commuteValuation === 'SINGLE_TRIPS'
      ? `, ${formatWhole(benefitInKind.commuteTripsPerMonth)} Fahrten im Monat`
      : '';
  const distance = withUnit(formatWhole(benefitInKind.commuteKm), 'km');
  const rows: ContractFact[] = [
    {
      label: 'Angewandter Satz vom Bruttolistenpreis',
      value: `${formatPercent(benefitInKind.percentHundredths)} im Monat`,
    },
    { label: 'Bemessungsgrundlage', value: formatEuro(benefitInKind.taxableListPriceCents) },
    {
      label: 'Geldwerter Vorteil private Nutzung im Monat',
      value: formatEuro(benefitInKind.privateUseCents),
    },
    {
      label: `Geldwerter Vorteil Arbeitsweg im Monat (${distance}${trips})`,
      value: formatEuro(benefitInKind.commuteCents),
    },
  ];
  return [{ type: 'facts', rows }];
}
