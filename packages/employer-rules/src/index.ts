export { contributionFor } from './contribution-for.ts';
export {
  NO_CONTRIBUTION,
  NO_RULES,
  type AdditionalDrivers,
  type Contribution,
  type EmployerRules,
  type Employment,
  type GroupContribution,
} from './employer-rules.ts';
export {
  carObstacles,
  highestRateFor,
  packageObstacles,
  personObstacles,
  type CarObstacle,
  type PackageObstacle,
  type PersonObstacle,
} from './obstacles.ts';
