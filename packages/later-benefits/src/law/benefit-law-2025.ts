import { calendarDate } from '@stromwandel/kernel';
import type { BenefitLaw } from './benefit-law.ts';

/** Benefits by the figures of 2025. */
export const BENEFIT_LAW_2025: BenefitLaw = {
  year: 2025,
  version: 'DE-LATER-2025.1',
  validFrom: calendarDate('2025-01-01'),
  validUntil: calendarDate('2025-12-31'),
  checkedUntil: calendarDate('2026-11-22'),
  averagePay: { value: 5_049_300, source: 'Anlage 1 SGB VI; SVBezGrV 2025' },
  pensionValues: [
    { fromMonth: 1, value: 3932, source: 'Rentenwertbestimmungsverordnung 2024' },
    { fromMonth: 7, value: 4079, source: 'Rentenwertbestimmungsverordnung 2025' },
  ],
  employeeAllowancePerMonth: { value: 10_250, source: '§ 9a Satz 1 Nr. 1 EStG, § 2e Abs. 1 BEEG' },
  elterngeldLeast: { value: 30_000, source: '§ 2 Abs. 4 BEEG' },
  elterngeldMost: { value: 180_000, source: '§ 2 Abs. 1 BEEG' },
};
