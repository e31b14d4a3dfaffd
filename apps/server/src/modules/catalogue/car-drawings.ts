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
/** The fill colour of a drawing's painted parts. */
const PAINTED = new RegExp(`fill="${NEUTRAL_PAINT}"`, 'gi');
const WHOLE = 'viewBox="0 0 800 320"';
const ONE_YEAR = 'public, max-age=31536000, immutable';
// Drawings contain neither style nor script; the policy also blocks both when opened directly.
const POLICY = "default-src 'none'; sandbox";

function isCloseUp(view: unknown): view is keyof typeof CLOSE_UPS {
  return typeof view === 'string' && Object.hasOwn(CLOSE_UPS, view);
}

/**
 * Serves the drawings of cars: `GET /media/cars/{body}.svg?paint=RRGGBB`, with a body style in lower case.
 * `view=front` or `view=rear` enlarges a part. The address determines the content, so clients may cache it for ever.
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

/** A database id from an address; 0, which no row has, for anything else. */
function readId(text: unknown): number {
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

function leadTo(reply: FastifyReply, drawing: string | null): FastifyReply {
  void reply.header('cache-control', 'no-cache');
  return drawing === null ? reply.code(204).send() : reply.redirect(drawing);
}

/**
 * Redirects to the drawings that pages show first, so that a page can request one before it has data of the cars.
 * `GET /media/vehicles/{id}/drawing?color={id}` serves the page of a car, `GET /media/vehicles/drawing` the list's
 * first car. Returns 204 where the page shows no drawing: for a car with photos, without picture or not on offer.
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
