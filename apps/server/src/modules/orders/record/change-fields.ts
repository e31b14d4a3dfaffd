import { FEDERAL_STATES } from '@stromwandel/payroll';

export type Language = 'de' | 'en';
export type Words = Readonly<Record<Language, string>>;

/** How a field's values are formatted. */
type Kind =
  | 'euro'
  | 'cents'
  | 'tenthCents'
  | 'number'
  | 'percent'
  | 'boolean'
  | 'date'
  | 'text'
  | 'texts'
  | 'dataSheet'
  | 'conversions';

interface ChangeField extends Words {
  readonly kind: Kind;
}

function field(kind: Kind, de: string, en: string): ChangeField {
  return { kind, de, en };
}

/** The fields that can differ between an order and today, in display order. */
export const CHANGE_FIELDS: Readonly<Record<string, ChangeField>> = {
  federalState: field('text', 'Bundesland', 'Federal state'),
  dateOfBirth: field('date', 'Geburtsdatum', 'Date of birth'),
  grossMonthlySalaryEur: field('euro', 'Bruttogehalt', 'Gross salary'),
  weeklyHours: field('number', 'Vertragliche Wochenstunden', 'Contractual hours per week'),
  taxClass: field('number', 'Steuerklasse', 'Tax class'),
  spouseFactor: field('number', 'Faktor', 'Factor'),
  taxAllowance: field('euro', 'Steuerfreibetrag', 'Tax allowance'),
  children: field('boolean', 'Kinder', 'Children'),
  childrenUnder25: field('number', 'Kinder unter 25', 'Children under 25'),
  maintainedPeople: field('number', 'Unterhaltspflichten', 'Dependants to maintain'),
  childrenAllowances: field('number', 'Kinderfreibeträge', 'Child allowances'),
  pensionInsurance: field('boolean', 'Rentenversicherung', 'Pension insurance'),
  pensionScheme: field('text', 'Altersvorsorge', 'Pension scheme'),
  employment: field('text', 'Art der Beschäftigung', 'Type of employment'),
  unemploymentInsurance: field('boolean', 'Arbeitslosenversicherung', 'Unemployment insurance'),
  churchTax: field('boolean', 'Kirchensteuer', 'Church tax'),
  akb: field('boolean', 'Arbeitskammer', 'Chamber of labour'),
  healthInsurance: field('text', 'Krankenversicherung', 'Health insurance'),
  basicRateHealthInsurance: field('percent', 'Beitragssatz', 'Contribution rate'),
  additionalAmountHealthInsurance: field('percent', 'Zusatzbeitrag', 'Additional contribution'),
  arbeitgeberzuschuss: field('boolean', 'Arbeitgeberzuschuss', 'Employer subsidy'),
  beitragPkv: field('euro', 'Beitrag zur privaten Krankenversicherung', 'Private health premium'),
  beitragPv: field('euro', 'Beitrag zur privaten Pflegeversicherung', 'Private care premium'),
  basisbeitragSteuerrelevant: field('euro', 'Basisbeitrag', 'Basic premium'),
  regularOneOffPerYearEur: field('euro', 'Regelmäßige Einmalzahlungen im Jahr', 'Regular one-off pay a year'),
  privateSince2002: field(
    'boolean',
    'Privat versichert am 31.12.2002',
    'Privately insured on 31 December 2002',
  ),
  privateLastFiveYears: field(
    'boolean',
    'Letzte fünf Jahre ohne gesetzliche Krankenversicherung',
    'Last five years without statutory health insurance',
  ),
  exemptSection8: field(
    'boolean',
    'Befreit von der Versicherungspflicht',
    'Exempt from compulsory insurance',
  ),
  privateBelowLimit: field(
    'text',
    'Krankenversicherung unter der Grenze',
    'Health insurance below the limit',
  ),
  privateBelowLimitConfirmed: field(
    'text',
    'Bestätigte Krankenversicherung unter der Grenze',
    'Confirmed health insurance below the limit',
  ),
  futureFundAdditionalRate: field(
    'number',
    'Zusatzbeitrag der künftigen Krankenkasse',
    'Additional rate of the future health fund',
  ),
  arrivalKilometers: field('number', 'Arbeitsweg in Kilometern', 'Commute in kilometres'),
  arrivalNumber: field('number', 'Arbeitstage im Monat', 'Commute days a month'),
  commuteValuation: field('text', 'Bewertung des Arbeitswegs', 'Valuation of the commute'),
  salaryConversions: field('conversions', 'Bestehende Gehaltsumwandlungen', 'Existing conversions'),
  totalMonthlyGrossCostCents: field('cents', 'Gesamtrate im Monat', 'Total monthly rate'),
  grossComparisonCostCents: field('cents', 'Vergleichsrate Privatleasing', 'Private lease rate'),
  durationMonths: field('number', 'Laufzeit in Monaten', 'Term in months'),
  kmPerYear: field('number', 'Kilometer im Jahr', 'Kilometres a year'),
  tires: field('text', 'Reifen', 'Tyres'),
  maintenanceAndServicingIncluded: field('boolean', 'Wartung enthalten', 'Servicing included'),
  vehicleInsuranceIncluded: field('boolean', 'Versicherung enthalten', 'Insurance included'),
  tirePackageIncluded: field('boolean', 'Winterreifen enthalten', 'Winter tyres included'),
  tireChangeIncluded: field('boolean', 'Reifenwechsel enthalten', 'Tyre change included'),
  rateInsuranceIncluded: field('boolean', 'Ratenabsicherung enthalten', 'Rate insurance included'),
  extraKilometerTenthCents: field('tenthCents', 'Mehrkilometer, netto', 'Charge for extra kilometres, net'),
  fewerKilometerTenthCents: field(
    'tenthCents',
    'Minderkilometer, netto',
    'Reimbursement for fewer kilometres, net',
  ),
  extraKilometersTolerance: field('number', 'Freigrenze Mehrkilometer', 'Tolerance for extra kilometres'),
  fewerKilometersTolerance: field('number', 'Freigrenze Minderkilometer', 'Tolerance for fewer kilometres'),
  extraKilometersCap: field('number', 'Höchstgrenze Mehrkilometer', 'Cap on extra kilometres'),
  fewerKilometersCap: field('number', 'Höchstgrenze Minderkilometer', 'Cap on fewer kilometres'),
  brand: field('text', 'Marke', 'Brand'),
  model: field('text', 'Modell', 'Model'),
  trimLevel: field('text', 'Ausstattungslinie', 'Trim level'),
  bodyStyle: field('text', 'Karosserie', 'Body style'),
  driveType: field('text', 'Antrieb', 'Drive'),
  listPriceCents: field('cents', 'Bruttolistenpreis', 'Gross list price'),
  maximumPowerKw: field('number', 'Leistung in kW', 'Power in kW'),
  rangeKm: field('number', 'Reichweite in Kilometern', 'Range in kilometres'),
  consumption: field('number', 'Verbrauch in kWh je 100 km', 'Consumption in kWh per 100 km'),
  technicalDetails: field('dataSheet', 'Technische Daten', 'Technical details'),
  standardEquipment: field('texts', 'Serienausstattung', 'Standard equipment'),
  specialEquipment: field('texts', 'Sonderausstattung', 'Optional extras'),
  demoPrice: field('boolean', 'Beispielpreis', 'Example price'),
  color: field('text', 'Farbe', 'Colour'),
  delivery: field('text', 'Lieferung', 'Delivery'),
};

/** Display names of coded values. Federal states have one name in both languages. */
export const CHANGE_VALUES: Readonly<Record<string, Words>> = {
  ...Object.fromEntries(FEDERAL_STATES.map(({ code, name }) => [code, { de: name, en: name }])),
  STATUTORY: { de: 'gesetzlich', en: 'statutory' },
  PRIVATE: { de: 'privat', en: 'private' },
  VERSORGUNGSWERK: { de: 'Versorgungswerk', en: 'professional pension scheme' },
  EXEMPT: { de: 'befreit', en: 'exempt' },
  REGULAR: { de: 'angestellt', en: 'employee' },
  APPRENTICE: { de: 'Ausbildung', en: 'apprentice' },
  WORKING_STUDENT: { de: 'Werkstudium', en: 'working student' },
  STAYS_PRIVATE: { de: 'bleibt privat', en: 'stays private' },
  BECOMES_COMPULSORY: { de: 'wird gesetzlich', en: 'becomes statutory' },
  FLAT_003: { de: 'pauschal', en: 'flat' },
  SINGLE_TRIPS_0002: { de: 'je Fahrt', en: 'per trip' },
  ALL_SEASON: { de: 'Ganzjahresreifen', en: 'all-season tyres' },
  SUMMER_WINTER_SETS: { de: 'Sommer- und Winterreifen', en: 'summer and winter tyres' },
  SUV: { de: 'SUV', en: 'SUV' },
  HATCHBACK: { de: 'Schrägheck', en: 'hatchback' },
  SEDAN: { de: 'Limousine', en: 'saloon' },
  ESTATE: { de: 'Kombi', en: 'estate' },
  VAN: { de: 'Van', en: 'van' },
  SPORTS: { de: 'Sportwagen', en: 'sports car' },
  ELECTRIC: { de: 'elektrisch', en: 'electric' },
  PLUG_IN_HYBRID: { de: 'Plug-in-Hybrid', en: 'plug-in hybrid' },
  COMBUSTION: { de: 'Verbrenner', en: 'combustion' },
  BIKE_LEASING_UNDER_25: { de: 'Fahrrad oder E-Bike bis 25 km/h', en: 'bicycle or e-bike up to 25 km/h' },
  BIKE_LEASING_OVER_25: { de: 'E-Bike über 25 km/h', en: 'e-bike over 25 km/h' },
  HARDWARE_LEASING: { de: 'Handy, Tablet oder Computer', en: 'phone, tablet or computer' },
  COMPANY_PENSION_PLAN: { de: 'betriebliche Altersversorgung', en: 'company pension plan' },
};
