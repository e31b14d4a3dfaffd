import { toEuro, type TaxResultReply } from '@stromwandel/api-spec';
import { assertNever } from '@stromwandel/kernel';
import type {
  ConversionStop,
  ConversionWarning,
  InsuranceOutcomes,
  PayrollRefusal,
} from '@stromwandel/payroll';

type Figures = Record<string, string | number>;

function wageFigures(
  stop: Extract<ConversionStop | ConversionWarning, { readonly hourlyWage: unknown }>,
): Figures {
  return {
    cashPayEur: toEuro(stop.cashPay),
    requiredEur: toEuro(stop.required),
    hourlyWageEur: toEuro(stop.hourlyWage),
    wageFrom: stop.wageFrom,
    hoursPerWeek: stop.hoursPerWeek,
    from: stop.from,
    source: stop.source,
  };
}

function insuranceFigures(outcomes: InsuranceOutcomes): Figures {
  const { yearlyPay, limit, event, staysPrivate, becomesCompulsory, source } = outcomes;
  return {
    yearlyPayEur: toEuro(yearlyPay),
    limitEur: toEuro(limit),
    event,
    staysPrivateEur: toEuro(staysPrivate),
    // Pay too low for statutory insurance has no second price.
    ...(becomesCompulsory !== null && { becomesCompulsoryEur: toEuro(becomesCompulsory) }),
    source,
  };
}

function limitFigures(stop: ConversionStop): Figures {
  switch (stop.code) {
    case 'MINIMUM_WAGE':
      return {
        ...wageFigures(stop),
        ...(stop.possible !== undefined && { possibleEur: toEuro(stop.possible) }),
      };
    case 'CASH_PAY_LIMIT':
      return {
        benefitValue: stop.benefitValue,
        benefitsEur: toEuro(stop.benefits),
        seizablePartEur: toEuro(stop.seizablePart),
        fullPrivateUseEur: toEuro(stop.fullPrivateUse),
        taxedPrivateUseEur: toEuro(stop.taxedPrivateUse),
        protectedPayEur: toEuro(stop.protectedPay),
        takeHomeEur: toEuro(stop.takeHome),
        source: stop.source,
      };
    case 'INSURANCE_STATUS_OPEN':
      return insuranceFigures(stop);
    case 'BELOW_MINIJOB':
      return {
        socialSecurityGrossEur: toEuro(stop.socialSecurityGross),
        limitEur: toEuro(stop.limit),
        from: stop.from,
        source: stop.source,
      };
    default:
      return assertNever(stop);
  }
}

/**
 * A stop with its figures in euros, as the tax result and the problem CONVERSION_NOT_ALLOWED carry it. What is converted for
 * the person's other cars, and whether they reach the limit without this one, is there only where they count.
 */
export function conversionStopFigures(stop: ConversionStop): TaxResultReply['stops'][number] {
  const { code, runningConversion, reachedByRunning } = stop;
  const params = limitFigures(stop);
  if (runningConversion === undefined) return { code, params };
  const running = {
    runningConversionEur: toEuro(runningConversion),
    reachedBy: reachedByRunning ? 'OTHER_CARS' : 'ALL_CARS',
  };
  return { code, params: { ...params, ...running } };
}

/** A warning with its figures in euros. */
export function conversionWarningFigures(warning: ConversionWarning): TaxResultReply['warnings'][number] {
  switch (warning.code) {
    case 'FALLS_UNDER_JAEG':
      return {
        code: 'BELOW_PRIVATE_INSURANCE_LIMIT',
        params: { ...insuranceFigures(warning), ...(warning.choice !== null && { choice: warning.choice }) },
      };
    case 'INTO_UEBERGANGSBEREICH':
      return {
        code: warning.code,
        params: {
          socialSecurityGrossEur: toEuro(warning.socialSecurityGross),
          limitEur: toEuro(warning.limit),
          source: warning.source,
        },
      };
    case 'INCOME_LIMIT_DRAFT':
      return {
        code: warning.code,
        params: {
          yearlyPayEur: toEuro(warning.yearlyPay),
          limitEur: toEuro(warning.limit),
          from: warning.from,
          publishedOn: warning.publishedOn,
          source: warning.source,
        },
      };
    case 'MINIMUM_WAGE_LONG_MONTH':
      return { code: warning.code, params: wageFigures(warning) };
    case 'BASIC_SHARE_UNKNOWN':
      return { code: warning.code, params: { assumedEur: toEuro(warning.assumed), source: warning.source } };
    default:
      return assertNever(warning);
  }
}

/** Why there is no price, with its figures in euros, for the problem PRICE_NOT_AVAILABLE. */
export function refusalFigures(refusal: PayrollRefusal): Figures {
  switch (refusal.code) {
    case 'INVALID_INPUT':
      return { reason: refusal.code, field: refusal.field, allowed: refusal.allowed };
    case 'DATE_OUTSIDE_LAW':
      return {
        reason: refusal.code,
        field: refusal.field,
        date: refusal.date,
        year: Number(refusal.date.slice(0, 4)),
        knownFrom: refusal.knownFrom,
        knownUntil: refusal.knownUntil,
      };
    case 'BELOW_MINIJOB':
      return {
        reason: refusal.code,
        socialSecurityGrossEur: toEuro(refusal.socialSecurityGross),
        limitEur: toEuro(refusal.limit),
      };
    case 'NOT_COVERED':
      return { reason: refusal.employment };
    case 'PENSION_UNKNOWN':
      return { reason: refusal.code };
    case 'CONVERSION_EXCEEDS_PAY':
      return {
        reason: refusal.code,
        bruttoEur: toEuro(refusal.brutto),
        convertedEur: toEuro(refusal.converted),
      };
    default:
      return assertNever(refusal);
  }
}
