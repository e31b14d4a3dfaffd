import { calendarDate } from '@stromwandel/kernel';
import { figure } from './figure.ts';
import type { PayrollLaw } from './payroll-law.ts';
import { FLOW_2025 } from './wage-tax-flows.ts';

const ORDINANCE = 'Sozialversicherungsrechengrößen-Verordnung 2025, BGBl. 2024 I Nr. 365';

/**
 * Law of the payroll months of 2025. Wage tax follows the amended flow for the whole year; in January and February
 * payroll offices could still use the first one and had to correct the months afterwards.
 */
export const LAW_2025: PayrollLaw = {
  year: 2025,
  state: 'ENACTED',
  version: 'DE-2025.1',
  validFrom: calendarDate('2025-01-01'),
  validUntil: calendarDate('2025-12-31'),
  checkedUntil: calendarDate('2026-11-20'),
  ...FLOW_2025,

  ceilingPension: figure(805_000, `${ORDINANCE}; § 159 SGB VI`),
  ceilingHealth: figure(551_250, `${ORDINANCE}; § 223 Abs. 3 SGB V`),
  jahresarbeitsentgeltgrenze: figure(7_380_000, `${ORDINANCE}; § 6 Abs. 6 SGB V`),
  besondereJahresarbeitsentgeltgrenze: figure(6_615_000, `${ORDINANCE}; § 6 Abs. 7 SGB V`),
  healthRate: figure(1460, '§ 241 SGB V'),
  averageAdditionalRate: figure(250, '§ 242a SGB V, Bekanntmachung für 2025 (BAnz AT 07.11.2024 B4)'),
  careRate: figure(360, '§ 55 Abs. 1 SGB XI, Pflege-Beitragssatz-Anpassungsverordnung 2025'),
  pensionRate: figure(1860, '§ 158 SGB VI'),
  unemploymentRate: figure(260, '§ 341 Abs. 2 SGB III'),
  childlessSurcharge: figure(60, '§ 55 Abs. 3 SGB XI'),
  childlessFromAge: figure(23, '§ 55 Abs. 3 SGB XI'),
  careReductionPerChild: figure(25, '§ 55 Abs. 3 SGB XI'),
  careShiftSaxony: figure(50, '§ 58 Abs. 3 SGB XI'),

  minijobLimit: figure(55_600, '§ 8 Abs. 1a SGB IV mit dem Mindestlohn von 12,82 EUR'),
  uebergangsbereichLimit: figure(200_000, '§ 20 Abs. 2 SGB IV'),
  factorF: figure(6683, '§ 20 Abs. 2a SGB IV, Bekanntmachung für 2025'),

  pensionConversionTaxFree: figure(8, '§ 3 Nr. 63 EStG'),
  pensionConversionContributionFree: figure(4, '§ 1 Abs. 1 Nr. 9 SvEV'),

  chamberRateBremen: figure(14, 'Beitragsordnung der Arbeitnehmerkammer Bremen'),
  chamberRateSaarland: figure(15, 'Beitragsordnung der Arbeitskammer des Saarlandes'),
  commuterAllowance: figure(30, '§ 9 Abs. 1 Satz 3 Nr. 4 EStG'),
  commuterAllowanceFar: figure(38, '§ 9 Abs. 1 Satz 3 Nr. 4 EStG'),
};
