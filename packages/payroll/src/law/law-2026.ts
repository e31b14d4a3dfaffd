import { calendarDate } from '@stromwandel/kernel';
import { figure } from './figure.ts';
import type { PayrollLaw } from './payroll-law.ts';
import { FLOW_2026 } from './wage-tax-flows.ts';

const ORDINANCE = 'Sozialversicherungsrechengrößen-Verordnung 2026, BGBl. 2025 I Nr. 278';

/** Law of the payroll months of 2026. */
export const LAW_2026: PayrollLaw = {
  year: 2026,
  state: 'ENACTED',
  version: 'DE-2026.1',
  validFrom: calendarDate('2026-01-01'),
  validUntil: calendarDate('2026-12-31'),
  checkedUntil: calendarDate('2026-11-20'),
  ...FLOW_2026,

  ceilingPension: figure(845_000, `${ORDINANCE}; § 159 SGB VI`),
  ceilingHealth: figure(581_250, `${ORDINANCE}; § 223 Abs. 3 SGB V`),
  jahresarbeitsentgeltgrenze: figure(7_740_000, `${ORDINANCE}; § 6 Abs. 6 SGB V`),
  besondereJahresarbeitsentgeltgrenze: figure(6_975_000, `${ORDINANCE}; § 6 Abs. 7 SGB V`),
  healthRate: figure(1460, '§ 241 SGB V'),
  averageAdditionalRate: figure(290, '§ 242a SGB V, Bekanntmachung für 2026'),
  careRate: figure(360, '§ 55 Abs. 1 SGB XI'),
  pensionRate: figure(1860, '§ 158 SGB VI'),
  unemploymentRate: figure(260, '§ 341 Abs. 2 SGB III'),
  childlessSurcharge: figure(60, '§ 55 Abs. 3 SGB XI'),
  childlessFromAge: figure(23, '§ 55 Abs. 3 SGB XI'),
  careReductionPerChild: figure(25, '§ 55 Abs. 3 SGB XI'),
  careShiftSaxony: figure(50, '§ 58 Abs. 3 SGB XI'),

  minijobLimit: figure(60_300, '§ 8 Abs. 1a SGB IV mit dem Mindestlohn von 13,90 EUR'),
  uebergangsbereichLimit: figure(200_000, '§ 20 Abs. 2 SGB IV'),
  factorF: figure(6619, '§ 20 Abs. 2a SGB IV, Bekanntmachung für 2026 (BAnz AT 18.12.2025 B5)'),

  pensionConversionTaxFree: figure(8, '§ 3 Nr. 63 EStG'),
  pensionConversionContributionFree: figure(4, '§ 1 Abs. 1 Nr. 9 SvEV'),

  chamberRateBremen: figure(14, 'Beitragsordnung der Arbeitnehmerkammer Bremen'),
  chamberRateSaarland: figure(15, 'Beitragsordnung der Arbeitskammer des Saarlandes'),
  commuterAllowance: figure(38, '§ 9 Abs. 1 Satz 3 Nr. 4 EStG'),
  commuterAllowanceFar: figure(38, '§ 9 Abs. 1 Satz 3 Nr. 4 EStG'),
};
