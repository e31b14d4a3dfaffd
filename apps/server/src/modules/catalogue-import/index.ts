import { contract } from '@stromwandel/api-spec';
import { CAR_COLUMNS } from './rules/car-columns.ts';
import { carTemplate } from './rules/car-template.ts';
import { ok, refuse } from '@stromwandel/kernel';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { applyImport, undoImport, type ApplyServices } from './apply-import.ts';
import { describeCarChange } from './describe-car-change.ts';
import {
  findChanges,
  findImport,
  findImports,
  findProblems,
  hasImport,
  removeOldImports,
} from './import-store.ts';
import { uploadCatalogue } from './upload-catalogue.ts';

const DAY_S = 86_400;
const KEEP_IMPORTS_DAYS = 90;

const noImport = () => refuse({ code: 'NOT_FOUND' } as const);

/** Taking the cars of a file over into the catalogue. */
export function registerCatalogueImport(
  app: FastifyInstance,
  services: ApplyServices & Pick<Services, 'jobs'>,
): void {
  const { db, clock, systemClock, jobs } = services;
  jobs.every('catalogue-imports-clean-up', DAY_S, () =>
    removeOldImports(db, new Date(systemClock.now().getTime() - KEEP_IMPORTS_DAYS * DAY_S * 1000)),
  );

  registerEndpoint(app, contract.getImportFormat, () =>
    Promise.resolve(
      ok({
        template: carTemplate(clock.today()),
        columns: CAR_COLUMNS.map(({ kind, ...column }) => ({
          ...column,
          type: kind.type,
          words: kind.type === 'choice' ? Object.keys(kind.words) : [],
        })),
      }),
    ),
  );
  registerEndpoint(app, contract.listCatalogueImports, async () =>
    ok(await findImports(db, systemClock.now())),
  );
  registerEndpoint(app, contract.uploadCatalogue, ({ caller, query, upload, request }) => {
    const isJson = request.headers['content-type']?.includes('json') === true || /\.json$/i.test(query.file);
    const { maximumBytes } = contract.uploadCatalogue.upload;
    return uploadCatalogue(services, caller, { name: query.file, content: upload, isJson, maximumBytes });
  });
  registerEndpoint(app, contract.getCatalogueImport, async ({ params }) => {
    const found = await findImport(db, params.importId, systemClock.now());
    return found ? ok(found) : noImport();
  });
  registerEndpoint(app, contract.listImportProblems, async ({ params, query }) =>
    (await hasImport(db, params.importId))
      ? ok(await findProblems(db, params.importId, query.after))
      : noImport(),
  );
  registerEndpoint(app, contract.listImportChanges, async ({ params, query }) => {
    if (!(await hasImport(db, params.importId))) return noImport();
    const { cars, next } = await findChanges(db, params.importId, query);
    return ok({ cars: cars.map(describeCarChange), next });
  });
  registerEndpoint(app, contract.applyCatalogueImport, ({ caller, params, body }) =>
    applyImport(services, caller, { id: params.importId, ...body }),
  );
  registerEndpoint(app, contract.undoCatalogueImport, ({ caller, params }) =>
    undoImport(services, caller, params.importId),
  );
}
