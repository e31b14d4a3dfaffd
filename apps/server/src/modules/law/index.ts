import { contract } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { lawRows } from './law-rows.ts';

export { signFigures } from './signed-figures.ts';

/** The same as the alert PayrollLawEnds: figures of a year become law in November or December. */
const WARNING_DAYS = 60;

/** How far the figures that the portal computes with are law, for all and with sources for the provider. */
export function registerLaw(app: FastifyInstance, { clock }: Pick<Services, 'clock'>): void {
  registerEndpoint(app, contract.getLawState, () =>
    Promise.resolve(
      ok(
        lawRows(clock.today()).map(({ subject, state, coveredUntil }) => ({ subject, state, coveredUntil })),
      ),
    ),
  );
  registerEndpoint(app, contract.getProviderLaw, () =>
    Promise.resolve(ok({ warningDays: WARNING_DAYS, rows: lawRows(clock.today()) })),
  );
}
