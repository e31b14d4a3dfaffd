import { toCents, toEuro, type CallOf, type ReplyOf } from '@stromwandel/api-spec';
import type { Contribution, EmployerRules } from '@stromwandel/offer';

type Body = CallOf<'saveEmployerRules'>['body'];
type Reply = ReplyOf<'getEmployerRules'>;

// Percent has at most two decimals.
const basisPoints = (percent: number) => Math.round(percent * 100);

function contributionOf({
  contributionEur,
  contributionPercent,
}: Pick<Body, 'contributionEur' | 'contributionPercent'>): Contribution {
  return { amount: toCents(contributionEur), basisPoints: basisPoints(contributionPercent) };
}

function contributionReply({ amount, basisPoints: points }: Contribution) {
  return { contributionEur: toEuro(amount), contributionPercent: points / 100 };
}

/** The rules in cents and hundredths of a percent, lists without repetitions. */
export function rulesFromBody(body: Body): EmployerRules {
  const { brands, driveTypes, durationsMonths } = body;
  return {
    brands: brands && [...new Set(brands)].sort((one, other) => one.localeCompare(other, 'de')),
    driveTypes: driveTypes && [...new Set(driveTypes)],
    highestListPrice: body.highestListPriceEur === null ? null : toCents(body.highestListPriceEur),
    highestRate: body.highestRateEur === null ? null : toCents(body.highestRateEur),
    highestShareOfGrossBasisPoints:
      body.highestRatePercentOfGross === null ? null : basisPoints(body.highestRatePercentOfGross),
    durationsMonths: durationsMonths && [...new Set(durationsMonths)].sort((one, other) => one - other),
    minimumEmploymentMonths: body.minimumEmploymentMonths,
    afterProbationOnly: body.afterProbationOnly,
    contribution: contributionOf(body),
    groupContributions: body.groupContributions.map(({ group, ...contribution }) => ({
      group,
      contribution: contributionOf(contribution),
    })),
    fourEyes: body.fourEyes,
    additionalDrivers: body.additionalDrivers,
    vatPassedOn: body.vatPassedOn,
    commuteFlatTax: body.commuteFlatTax,
    homeCharging: body.homeCharging,
  };
}

/** The rules in euros and percent. */
export function rulesReply(rules: EmployerRules): Reply {
  const { highestListPrice, highestRate, highestShareOfGrossBasisPoints } = rules;
  return {
    brands: rules.brands && [...rules.brands],
    // Written from the closed list of the API alone.
    driveTypes: rules.driveTypes && ([...rules.driveTypes] as Reply['driveTypes']),
    highestListPriceEur: highestListPrice === null ? null : toEuro(highestListPrice),
    highestRateEur: highestRate === null ? null : toEuro(highestRate),
    highestRatePercentOfGross:
      highestShareOfGrossBasisPoints === null ? null : highestShareOfGrossBasisPoints / 100,
    durationsMonths: rules.durationsMonths && [...rules.durationsMonths],
    minimumEmploymentMonths: rules.minimumEmploymentMonths,
    afterProbationOnly: rules.afterProbationOnly,
    ...contributionReply(rules.contribution),
    groupContributions: rules.groupContributions.map(({ group, contribution }) => ({
      group,
      ...contributionReply(contribution),
    })),
    fourEyes: rules.fourEyes,
    additionalDrivers: rules.additionalDrivers,
    vatPassedOn: rules.vatPassedOn,
    commuteFlatTax: rules.commuteFlatTax,
    homeCharging: rules.homeCharging,
  };
}
