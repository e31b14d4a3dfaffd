import { contract, toEuro, type ReplyOf } from '@stromwandel/api-spec';
import { cents, dateParts, ok, refuse } from '@stromwandel/kernel';
import {
  CEILINGS_DRAFT,
  forecastGrowth,
  minimumWageOn,
  turnOfYear,
  type TurnOfYear,
} from '@stromwandel/payroll';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { mailJanuary } from './mail-january.ts';
import { januaryCars } from './january-cars.ts';

export { mailJanuary } from './mail-january.ts';

const DAY_SECONDS = 86_400;

type JanuaryReply = ReplyOf<'getJanuary'>;

function lawReply(year: number, { from, to }: TurnOfYear): Omit<JanuaryReply, 'cars'> {
  const { state, checkedUntil } = to.law;
  const { baseYear, draftYear, basisPoints } = forecastGrowth('MEAN');
  return {
    year,
    state,
    checkedUntil,
    draftOf: state === 'DRAFT' ? CEILINGS_DRAFT.publishedOn : null,
    minimumWage: {
      beforeEur: toEuro(cents(minimumWageOn(from.day).perHour)),
      afterEur: toEuro(cents(minimumWageOn(to.day).perHour)),
    },
    forecastBasis: { baseYear, draftYear, meanGrowthBasisPoints: basisPoints },
  };
}

/** Registers what changes on 1 January for employees. */
export function registerJanuary(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'seal' | 'clock' | 'configuration' | 'jobs'>,
): void {
  services.jobs.every('january-mails', DAY_SECONDS, () => mailJanuary(services));
  registerEndpoint(app, contract.getJanuary, async ({ caller, params }) => {
    const year = Number(params.year);
    const thisYear = dateParts(services.clock.today()).year;
    if (year !== thisYear && year !== thisYear + 1) return refuse({ code: 'NOT_FOUND' });
    const turn = turnOfYear(year);
    return ok({ ...lawReply(year, turn), cars: await januaryCars(services, caller, turn) });
  });
}
