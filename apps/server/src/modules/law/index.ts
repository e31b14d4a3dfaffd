import { contract, type ReplyOf } from '@stromwandel/api-spec';
import { ok } from '@stromwandel/kernel';
import { figuresInForce, figuresWith } from '@stromwandel/payroll';
import type { FastifyInstance } from 'fastify';
import { inArray } from 'drizzle-orm';
import { users } from '../../platform/database/schema/index.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../services.ts';
import { findUndoable, loadFigures, undoFigures } from './change-figures.ts';
import { checkFigures } from './check-figures.ts';
import { figuresEffects } from './figures-effects.ts';
import { previewRows, yearsOfLaw } from './figures-rows.ts';
import { findFiguresFiles, rowsBefore } from './figures-store.ts';
import { lawRows } from './law-rows.ts';
import { fingerprintOf, isSignedBy } from './signed-figures.ts';

export { createFiguresRefresh } from './figures-store.ts';
export { newFiguresKey, publicFiguresKey, signFigures } from './signed-figures.ts';

type LawServices = Pick<Services, 'db' | 'clock' | 'configuration' | 'seal' | 'figures'>;

/** The same as the alert PayrollLawEnds: figures of a year become law in November or December. */
const WARNING_DAYS = 60;

/** Names of admins by their number; deleted accounts have none. */
async function findNames(db: Services['db'], ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const found = await db.select().from(users).where(inArray(users.id, known));
  return new Map(found.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

async function providerLaw({ db, clock, configuration }: LawServices): Promise<ReplyOf<'getProviderLaw'>> {
  const files = await findFiguresFiles(db);
  const names = await findNames(
    db,
    files.flatMap(({ loadedBy, undoneBy }) => [loadedBy, undoneBy]),
  );
  const undoable = await findUndoable(db);
  const isUnused = undoable !== null && Object.values(undoable.uses).every((uses) => uses === 0);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  const key = configuration.lawFiguresPublicKey;
  const shown = files.map((file) => {
    const { id, content, loadedAt, loadedBy, undoneAt, undoneBy } = file;
    return {
      id,
      issuedOn: content.issuedOn,
      loadedAt: loadedAt.toISOString(),
      loadedBy: nameOf(loadedBy),
      undoneAt: undoneAt?.toISOString() ?? null,
      undoneBy: nameOf(undoneBy),
      canUndo: isUnused && undoable.file.id === id,
      signedBy: key !== null && isSignedBy(content, key) ? fingerprintOf(key) : null,
      rows: previewRows(content.rows, figuresWith(rowsBefore(file, files))),
    };
  });
  return {
    warningDays: WARNING_DAYS,
    rows: lawRows(clock.today(), shown),
    years: yearsOfLaw(figuresInForce(), shown),
    canLoad: key !== null,
    files: shown,
  };
}

function registerFigures(app: FastifyInstance, services: LawServices): void {
  registerEndpoint(app, contract.previewFigures, async ({ body }) => {
    const inForce = figuresInForce();
    const checked = checkFigures(services.configuration, body, inForce.rows);
    if (!checked.ok) return checked;
    const effects = await figuresEffects(services, body.rows, figuresWith(checked.value));
    return ok({ issuedOn: body.issuedOn, rows: previewRows(body.rows, inForce), effects });
  });
  registerEndpoint(app, contract.loadFigures, async ({ caller, body }) => {
    const loaded = await loadFigures(services, caller.userId, body);
    if (!loaded.ok) return loaded;
    await services.figures.refresh();
    return ok(await providerLaw(services));
  });
  registerEndpoint(app, contract.undoFigures, async ({ caller, query }) => {
    const undone = await undoFigures(services, caller.userId, query.figuresId);
    if (!undone.ok) return undone;
    await services.figures.refresh();
    return ok(await providerLaw(services));
  });
}

/** How far the figures that the portal computes with are law, and new ones from signed files. */
export function registerLaw(app: FastifyInstance, services: LawServices): void {
  registerEndpoint(app, contract.getLawState, () =>
    Promise.resolve(
      ok(
        lawRows(services.clock.today(), []).map(({ subject, state, coveredUntil }) => ({
          subject,
          state,
          coveredUntil,
        })),
      ),
    ),
  );
  registerEndpoint(app, contract.getProviderLaw, async () => ok(await providerLaw(services)));
  registerFigures(app, services);
}
