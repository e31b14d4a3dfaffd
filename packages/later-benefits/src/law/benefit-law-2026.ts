import { calendarDate } from '@stromwandel/kernel';
import { BENEFIT_LAW_2025 } from './benefit-law-2025.ts';
import type { BenefitLaw } from './benefit-law.ts';

/** Benefits by the figures of 2026. */
export const BENEFIT_LAW_2026: BenefitLaw = {
  // Law without a change since 2025.
  ...BENEFIT_LAW_2025,
  year: 2026,
  version: 'DE-LATER-2026.1',
  validFrom: calendarDate('2026-01-01'),
  validUntil: calendarDate('2026-12-31'),
  averagePay: { value: 5_194_400, source: 'Anlage 1 SGB VI; SVBezGrV 2026, BGBl. 2025 I Nr. 278' },
  pensionValues: [
    { fromMonth: 1, value: 4079, source: 'Rentenwertbestimmungsverordnung 2025' },
    {
      fromMonth: 7,
      value: 4252,
      state: 'ASSUMED',
      source: 'BMAS; § 69 SGB VI',
    },
  ],
};
