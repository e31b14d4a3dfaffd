import { contract, type CallOf } from '@stromwandel/api-spec';
import { ok, refuse, type Result } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/scope/caller.ts';
import { clientLanguage } from '../../platform/http/client-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../services.ts';
import { readFigures, type Figures } from './read-figures.ts';
import { writeFiguresFile } from './write-figures-file.ts';

export function registerFiguresEndpoints(app: FastifyInstance, { db, clock }: Services): void {
  const read = async (
    { tenantId }: Caller,
    { period = 'LAST_12' }: CallOf<'getEmployerFigures'>['query'],
  ): Promise<Result<Figures, Refusal>> =>
    tenantId === null
      ? refuse({ code: 'FORBIDDEN' })
      : ok(await readFigures(db, { tenantId, today: clock.today() }, period));

  registerEndpoint(app, contract.getEmployerFigures, ({ caller, query }) => read(caller, query));
  registerEndpoint(app, contract.getEmployerFiguresFile, async ({ caller, query, request }) => {
    const figures = await read(caller, query);
    const language = clientLanguage(request.headers['accept-language']);
    return figures.ok ? ok(writeFiguresFile(figures.value, language)) : figures;
  });
}
