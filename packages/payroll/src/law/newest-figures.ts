import type { FiguresRow, YearFigures } from './figures-row.ts';
import type { LawFigures } from './law-figures.ts';
import type { PayrollLaw } from './payroll-law.ts';

/** The newest figures of a subject by their names in a file; those of the subjects that other packages hold are not among them. */
export function newestFigures(
  subject: FiguresRow['subject'],
  { minimumWages, seizureLimits, payrollLaws }: LawFigures,
): Readonly<Record<string, number>> {
  const wage = minimumWages.at(-1);
  const limits = seizureLimits.at(-1);
  const law = payrollLaws.at(-1);
  if (subject === 'MINIMUM_WAGE' && wage) return { centsPerHour: wage.perHour };
  if (subject === 'SEIZURE_LIMITS' && limits) {
    return {
      baseCentsPerMonth: limits.base,
      firstPersonCentsPerMonth: limits.firstPerson,
      furtherPersonCentsPerMonth: limits.furtherPerson,
      upperLimitCentsPerMonth: limits.upperLimit,
    };
  }
  return subject === 'SOCIAL_INSURANCE' && law ? { ...yearFiguresOf(law) } : {};
}

/** The figures of a year by their names in a file; the average pay belongs to the benefits. */
export function yearFiguresOf(law: PayrollLaw): Omit<YearFigures, 'averagePayCentsPerYear'> {
  return {
    ceilingPensionCentsPerMonth: law.ceilingPension.value,
    ceilingHealthCentsPerMonth: law.ceilingHealth.value,
    incomeLimitCentsPerYear: law.jahresarbeitsentgeltgrenze.value,
    specialIncomeLimitCentsPerYear: law.besondereJahresarbeitsentgeltgrenze.value,
    healthRateBasisPoints: law.healthRate.value,
    averageAdditionalRateBasisPoints: law.averageAdditionalRate.value,
    careRateBasisPoints: law.careRate.value,
    childlessSurchargeBasisPoints: law.childlessSurcharge.value,
    careReductionPerChildBasisPoints: law.careReductionPerChild.value,
    careShiftSaxonyBasisPoints: law.careShiftSaxony.value,
    pensionRateBasisPoints: law.pensionRate.value,
    unemploymentRateBasisPoints: law.unemploymentRate.value,
    uebergangsbereichLimitCentsPerMonth: law.uebergangsbereichLimit.value,
    factorFTenThousandths: law.factorF.value,
  };
}
