import { LAW_2025 } from './law-2025.ts';
import { LAW_2026 } from './law-2026.ts';
import type { PayrollLaw } from './payroll-law.ts';

/** The years whose law the release knows, oldest first. Another year is another entry, never an extrapolation. */
export const KNOWN_PAYROLL_LAWS: readonly [PayrollLaw, ...PayrollLaw[]] = [LAW_2025, LAW_2026];
