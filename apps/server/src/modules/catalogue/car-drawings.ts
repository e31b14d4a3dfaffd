import { readFileSync } from 'node:fs';
import { BODY_STYLES } from '@stromwandel/api-spec';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from '../../platform/http/send-problem.ts';
import type { Services } from '../../services.ts';
import { carPictureUrl, CLOSE_UPS, NEUTRAL_PAINT } from './car-picture.ts';
import type { CatalogueSnapshots } from './catalogue-snapshots.ts';
import { findFirstPicture } from './catalogue-store.ts';

const DRAWINGS = new URL('../../../assets/cars/', import.meta.url);
const PAINT = /^[0-9A-Fa-f]{6}$/;
/** The fill of the painted parts of a drawing as it comes. */
const PAINTED = new RegExp(`fill="${NEUTRAL_PAINT}"`, 'gi');
const WHOLE = 'viewBox="0 0 800 320"';
const ONE_YEAR = 'public, max-age=31536000, immutable';
// Drawings hold neither style nor script; opened on their own they can do nothing.
const POLICY = "default-src 'none'; sandbox";

function isCloseUp(view: unknown): view is keyof typeof CLOSE_UPS {
  return typeof view === 'string' && Object.hasOwn(CLOSE_UPS, view);
}

/**
 * Serves the drawings of cars: `GET /media/cars/{body}.svg?paint=RRGGBB`, `body` being a body style in lower case. The
 * `view=front` or `view=rear` shows a part of it larger. The address holds everything that the picture depends on, so it may be kept for good.
 */
export function registerCarDrawings(app: FastifyInstance): void {
  const drawings = new Map(
    BODY_STYLES.map((style) => {
      const file = `${style.toLowerCase()}.svg`;
      return [file, readFileSync(new URL(file, DRAWINGS), 'utf8')];
    }),
  );
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/media/cars/:file',
    (request, reply) => {
      const drawing = drawings.get(request.params.file);
      if (drawing === undefined) return sendProblem(reply, { code: 'NOT_FOUND' });
      const { paint, view } = request.query;
      if (paint !== undefined && (typeof paint !== 'string' || !PAINT.test(paint))) {
        return sendProblem(reply, {
          code: 'INVALID_INPUT',
          errors: [{ path: 'query.paint', code: 'INVALID_FORMAT', params: {} }],
        });
      }
      if (view !== undefined && !isCloseUp(view)) {
        return sendProblem(reply, {
          code: 'INVALID_INPUT',
          errors: [{ path: 'query.view', code: 'INVALID_FORMAT', params: {} }],
        });
      }
      const painted = paint === undefined ? drawing : drawing.replace(PAINTED, `fill="#${paint}"`);
      return reply
        .header('content-type', 'image/svg+xml; charset=utf-8')
        .header('cache-control', ONE_YEAR)
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .send(view === undefined ? painted : painted.replace(WHOLE, `viewBox="${CLOSE_UPS[view]}"`));
    },
  );
}

/** A number of the database's, as an address may hold it; 0, which nothing has, for anything else. */
function readId(text: unknown): number {
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

function leadTo(reply: FastifyReply, drawing: string | null): FastifyReply {
  void reply.header('cache-control', 'no-cache');
  return drawing === null ? reply.code(204).send() : reply.redirect(drawing);
}

/**
 * Leads to the drawings that pages show first, so that a page can ask for one by its own address, before it knows anything of
 * the cars: `GET /media/vehicles/{id}/drawing?color={id}` to that of the page of a car, `GET /media/vehicles/drawing` to that of
 * the first car in the list. There is no content (204) where the page shows no drawing: for a car that has photos or no picture,
 * or is not on offer.
 */
export function registerFirstDrawings(
  app: FastifyInstance,
  { db, clock, snapshots }: Pick<Services, 'db' | 'clock'> & { readonly snapshots: CatalogueSnapshots },
): void {
  app.get<{ Params: { vehicleId: string }; Querystring: Record<string, unknown> }>(
    '/media/vehicles/:vehicleId/drawing',
    async ({ params, query }, reply) => {
      const car = await findFirstPicture(db, readId(params.vehicleId), readId(query['color']));
      return leadTo(reply, car === undefined || car.photo !== null ? null : carPictureUrl(car, car.paint));
    },
  );
  app.get('/media/vehicles/drawing', async (_, reply) => {
    const [first] = (await snapshots.current(clock.today())).cars;
    const hasPhoto = first === undefined || first.vehicle.photo !== null;
    return leadTo(reply, hasPhoto ? null : first.listed.mainPhotoUrl);
  });
}
