export { averagePayOf, newestBenefitFigures, RELEASED_PENSION_VALUE_FROM } from './law/known-benefit-laws.ts';
export { laterRows, type Benefit, type LaterOutcome, type LaterRow, type LaterStep } from './later-rows.ts';
export { laterBenefits, type LaterBenefits, type LaterBenefitsInput } from './later-benefits.ts';
export {
  answerBenefitsCase,
  type BenefitsAnswer,
  type BenefitsCaseLine,
} from './case-format/answer-benefits-case.ts';
export {
  BENEFIT_LAW_SUBJECTS,
  benefitLawCoverage,
  type BenefitLawSubject,
} from './law/benefit-law-coverage.ts';
