import { NO_CONTRIBUTION, type Contribution, type EmployerRules, type Employment } from './employer-rules.ts';

/** What the employer adds to each rate of a person: the contribution of the person's group, else the one for everybody. */
export function contributionFor(
  { contribution, groupContributions }: EmployerRules,
  employment: Employment | null,
): Contribution {
  if (!employment) return NO_CONTRIBUTION;
  const own = groupContributions.find(({ group }) => group === employment.group);
  return own?.contribution ?? contribution;
}
