import { lohnsteuer2025 } from '../pap/lohnsteuer-2025.ts';
import { lohnsteuer2026 } from '../pap/lohnsteuer-2026.ts';
import type { PayrollLaw } from './payroll-law.ts';

/** The official wage tax flow of a year. */
export type WageTaxFlow = Pick<PayrollLaw, 'lohnsteuer' | 'privateSubsidyIn'>;

export const FLOW_2025: WageTaxFlow = { lohnsteuer: lohnsteuer2025, privateSubsidyIn: 'PKV_2' };
export const FLOW_2026: WageTaxFlow = { lohnsteuer: lohnsteuer2026, privateSubsidyIn: 'PKPVAGZ' };

/** The flows of this release by year. Figures of another year can be loaded only once its flow is here. */
export const WAGE_TAX_FLOWS: ReadonlyMap<number, WageTaxFlow> = new Map([
  [2025, FLOW_2025],
  [2026, FLOW_2026],
]);
