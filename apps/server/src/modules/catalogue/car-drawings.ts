import { readFileSync } from 'node:fs';
import { BODY_STYLES } from '@stromwandel/api-spec';
import { CAR_VIEWS, carShape, drawCar, paintDrawing } from '@stromwandel/car-drawing';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { sendProblem } from '../../platform/http/send-problem.ts';
import type { Services } from '../../services.ts';
import { carPictureUrl } from './car-picture.ts';
import { findFirstPicture, findShape } from './catalogue-store.ts';

const BODIES = new URL('../../../assets/cars/', import.meta.url);
const WHOLE = 'viewBox="0 0 800 320"';
/** Lengths of cars that the drawn body styles have at 7 mm per unit. */
const DRAWN_LENGTH_MM = 4870;
const ONE_YEAR = 'public, max-age=31536000, immutable';
// Drawings contain neither style nor script; the policy also blocks both when opened directly.
const POLICY = "default-src 'none'; sandbox";
/** Drawings kept in memory, about 15 kB each. */
const KEPT = 500;

const asked = z.object({
  paint: z
    .string()
    .regex(/^[0-9A-Fa-f]{6}$/)
    .optional(),
  view: z.enum(CAR_VIEWS).default('side'),
  lang: z.enum(['de', 'en']).default('de'),
  length: z
    .string()
    .regex(/^[2-5]\d{3}$/)
    .transform(Number)
    .optional(),
});
type Asked = z.infer<typeof asked>;

/** A body style in another length: its box grows or shrinks around the point where the car stands. */
function atLength(drawing: string, lengthMm: number): string {
  const scale = DRAWN_LENGTH_MM / lengthMm;
  const [width, height] = [800 * scale, 320 * scale];
  const box = [400 - width / 2, 288 - 288 * scale, width, height].map((value) => Math.round(value));
  return drawing.replace(WHOLE, `viewBox="${box.join(' ')}"`);
}

/** Drawings of cars by their name: a fingerprint of a shape. The latest are kept. */
function createDrawings(db: Services['db']) {
  const kept = new Map<string, string>();
  return async (name: string, { view, lang }: Asked): Promise<string | null> => {
    const key = `${name} ${view} ${lang}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const shape = await findShape(db, name);
    if (shape === null) return null;
    const drawing = drawCar(carShape.parse(shape), view, lang);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(key, drawing);
    return drawing;
  };
}

/**
 * Serves the drawings of cars: `GET /media/cars/{name}.svg?paint=RRGGBB`. The name is the fingerprint of a shape, with `view=scale`
 * or `view=dimensions` and `lang=en` for another view, or a body style in lower case, with `length` in millimetres. The address
 * determines the content, so clients may cache it for ever.
 */
export function registerCarDrawings(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const bodies = new Map(
    BODY_STYLES.map((style) => {
      const name = style.toLowerCase();
      return [name, readFileSync(new URL(`${name}.svg`, BODIES), 'utf8')];
    }),
  );
  const drawingOf = createDrawings(db);
  app.get<{ Params: { file: string } }>('/media/cars/:file', async ({ params, query }, reply) => {
    const name = /^([0-9a-z]+)\.svg$/.exec(params.file)?.[1] ?? '';
    const body = bodies.get(name);
    if (body === undefined && !/^[0-9a-f]{32}$/.test(name)) return sendProblem(reply, { code: 'NOT_FOUND' });
    const read = asked.safeParse(query);
    if (!read.success) {
      const path = `query.${read.error.issues[0]?.path.join('.') ?? ''}`;
      return sendProblem(reply, {
        code: 'INVALID_INPUT',
        errors: [{ path, code: 'INVALID_FORMAT', params: {} }],
      });
    }
    const { paint, length } = read.data;
    const own = body === undefined ? await drawingOf(name, read.data) : null;
    const drawing = own ?? (body === undefined || length === undefined ? body : atLength(body, length));
    if (drawing === undefined) return sendProblem(reply, { code: 'NOT_FOUND' });
    return reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', ONE_YEAR)
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .send(paint === undefined ? drawing : paintDrawing(drawing, `#${paint}`));
  });
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
 * Redirects to the drawing that the page of a car shows first, so that the page can request it before it has data of the car:
 * `GET /media/vehicles/{id}/drawing?color={id}`. Returns 204 where the page shows no drawing: for a car with photos, without
 * picture or not on offer.
 */
export function registerFirstDrawings(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get<{ Params: { vehicleId: string }; Querystring: Record<string, unknown> }>(
    '/media/vehicles/:vehicleId/drawing',
    async ({ params, query }, reply) => {
      const car = await findFirstPicture(db, readId(params.vehicleId), readId(query['color']));
      return leadTo(reply, car === undefined || car.photo !== null ? null : carPictureUrl(car, car.paint));
    },
  );
}
