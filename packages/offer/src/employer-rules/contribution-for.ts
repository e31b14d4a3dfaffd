import { NO_CONTRIBUTION, type Contribution, type EmployerRules, type Employment } from './employer-rules.ts';

/** The employer's contribution to each rate of a person: that of the person's group, else the general one. */
export function contributionFor(
  { contribution, groupContributions }: EmployerRules,
  employment: Employment | null,
): Contribution {
  if (!employment) return NO_CONTRIBUTION;
  const own = groupContributions.find(({ group }) => group === employment.group);
  return own?.contribution ?? contribution;
}
