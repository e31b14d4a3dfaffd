import { cents, subtractCents } from '@stromwandel/kernel';
import type { ContractBlock, ContractFact } from '../contract-document.ts';
import { ADDITIONAL_DRIVERS, totalKilometers } from '../contract-figures.ts';
import type { ContractInput, ContractLease } from '../contract-input.ts';
import { formatEuro, formatFineEuro, formatWhole, withUnit } from '../german-format.ts';

const TIRES = {
  ALL_SEASON: 'Ganzjahresreifen',
  SUMMER_WINTER_SETS: 'Sommer- und Winterreifen (zwei Radsätze)',
} as const;

function km(value: number): string {
  return withUnit(formatWhole(value), 'km');
}

function deliveryTime({ deliveryFromWeeks, deliveryToWeeks }: ContractLease): string {
  if (deliveryFromWeeks === null || deliveryToWeeks === null) return 'auf Anfrage';
  return deliveryFromWeeks === deliveryToWeeks
    ? `etwa ${deliveryToWeeks} Wochen`
    : `etwa ${deliveryFromWeeks} bis ${deliveryToWeeks} Wochen`;
}

/** Term, kilometres, tyres and delivery. */
export function termBlocks(input: ContractInput): readonly ContractBlock[] {
  const { lease } = input;
  const rows: ContractFact[] = [
    { label: 'Laufzeit', value: withUnit(formatWhole(lease.durationMonths), 'Monate') },
    { label: 'Laufleistung im Jahr', value: km(lease.kmPerYear) },
    { label: 'Gesamtlaufleistung', value: km(totalKilometers(input)) },
    { label: 'Bereifung', value: TIRES[lease.tires] },
    { label: 'Übergabe', value: lease.deliveryOption },
    { label: 'Geschätzte Lieferzeit ab Bestellung beim Hersteller', value: deliveryTime(lease) },
    { label: 'Weitere Fahrerinnen und Fahrer', value: ADDITIONAL_DRIVERS[lease.additionalDrivers] },
  ];
  return [{ type: 'facts', rows }];
}

/** The monthly amount, what the employer adds, and what the conversion comes to over the term. */
export function conversionBlocks({ lease }: ContractInput): readonly ContractBlock[] {
  const { monthlyRateCents, employerContributionCents, vatPassedOnCents, durationMonths } = lease;
  const conversion = subtractCents(monthlyRateCents, employerContributionCents);
  const shares: ContractFact[] =
    employerContributionCents > 0
      ? [
          { label: 'Gesamtrate des Fahrzeugs im Monat', value: formatEuro(monthlyRateCents) },
          { label: 'davon Zuschuss des Arbeitgebers', value: formatEuro(employerContributionCents) },
        ]
      : [];
  const rows: ContractFact[] = [
    ...shares,
    { label: 'Umwandlungsbetrag im Monat (brutto)', value: formatEuro(conversion) },
    {
      label: `Umwandlungsbetrag über ${withUnit(formatWhole(durationMonths), 'Monate')}`,
      value: formatEuro(cents(conversion * durationMonths)),
    },
    ...(vatPassedOnCents > 0
      ? [
          {
            label: 'Umsatzsteuer auf die Überlassung im Monat (Abzug vom Nettogehalt)',
            value: formatEuro(vatPassedOnCents),
          },
        ]
      : []),
  ];
  return [{ type: 'facts', rows }];
}

/** What the rate covers, after the flags of the chosen package. */
export function includedServicesBlocks({ lease }: ContractInput): readonly ContractBlock[] {
  const services: readonly (readonly [boolean, string])[] = [
    [true, 'die Nutzung des Fahrzeugs mit der vereinbarten Laufleistung'],
    [true, 'Zulassung, Überführung und Lieferung'],
    [lease.vehicleInsuranceIncluded, 'Haftpflicht- und Vollkaskoversicherung (§ 9)'],
    [lease.maintenanceIncluded, 'Wartung, Verschleißreparaturen und Hauptuntersuchung'],
    [lease.tirePackageIncluded, lease.tires === 'ALL_SEASON' ? 'Ganzjahresreifen' : 'ein Satz Winterräder'],
    [lease.tireChangeIncluded, 'Radwechsel und Einlagerung'],
    [lease.rateInsuranceIncluded, 'Ratenabsicherung bei vorzeitiger Rückgabe (§ 12)'],
    [true, 'Pannenhilfe und Herstellergarantie'],
    [true, 'Rundfunkbeitrag und Kraftfahrzeugsteuer, soweit sie anfallen'],
  ];
  const items = services.filter(([included]) => included).map(([, text]) => text);
  const last = items.length - 1;
  return [{ type: 'list', items: items.map((text, index) => (index === last ? `${text}.` : `${text},`)) }];
}

/** Prices, tolerances and caps for more and fewer kilometres. */
export function mileageBlocks({ lease }: ContractInput): readonly ContractBlock[] {
  const { mileage } = lease;
  return [
    {
      type: 'table',
      columns: ['', 'Mehrkilometer', 'Minderkilometer'],
      rows: [
        {
          cells: [
            'Preis je Kilometer (netto)',
            formatFineEuro(mileage.extraKilometerTenthCents),
            formatFineEuro(mileage.fewerKilometerTenthCents),
          ],
          total: false,
        },
        {
          cells: ['Freigrenze über die Laufzeit', km(mileage.extraToleranceKm), km(mileage.fewerToleranceKm)],
          total: false,
        },
        { cells: ['Höchstens abgerechnet', km(mileage.extraCapKm), km(mileage.fewerCapKm)], total: false },
      ],
    },
  ];
}
