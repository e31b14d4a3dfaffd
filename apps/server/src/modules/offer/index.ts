export {
  changedFigures,
  ownFigures,
  readComparisonDefaults,
  writeComparisonDefaults,
} from './comparison-defaults.ts';
export {
  findEmployerRules,
  findPersonGroup,
  hasTwoApprovers,
  isSecondApprover,
  lockEmployerRules,
  saveEmployerRules,
} from './employer-rules-store.ts';
export {
  EVERYTHING,
  obstaclesOfCar,
  obstaclesOfPackage,
  obstaclesOfPerson,
  readEmployerOffer,
  type EmployerOffer,
  type OfferObstacle,
} from './employer-offer.ts';
export { obstacleFigures } from './obstacle-figures.ts';
export {
  BENEFIT_VALUE_107_SETTING,
  findBenefitCap,
  findBenefitValue107,
  readPricingTerms,
} from './read-pricing-terms.ts';
