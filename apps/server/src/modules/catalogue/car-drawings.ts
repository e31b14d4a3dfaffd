import { readFileSync } from 'node:fs';
import { BODY_STYLES } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../http/send-problem.ts';

const DRAWINGS = new URL('../../../assets/cars/', import.meta.url);
const PAINT = /^[0-9A-Fa-f]{6}$/;
/** The paint that a drawing comes with, on its root element. */
const PAINT_OF_DRAWING = /--paint:#[0-9A-Fa-f]{6}/;
const ONE_YEAR = 'public, max-age=31536000, immutable';
// Drawings style themselves with attributes and hold no script; opened on their own they can do nothing.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves the drawings of cars: `GET /media/cars/{body}.svg?paint=RRGGBB`, `body` being a body style in lower case. The
 * address holds everything that the picture depends on, so it may be kept for good.
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
      const { paint } = request.query;
      if (paint !== undefined && (typeof paint !== 'string' || !PAINT.test(paint))) {
        return sendProblem(reply, {
          code: 'INVALID_INPUT',
          errors: [{ path: 'query.paint', code: 'INVALID_FORMAT', params: {} }],
        });
      }
      return reply
        .header('content-type', 'image/svg+xml; charset=utf-8')
        .header('cache-control', ONE_YEAR)
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .send(paint === undefined ? drawing : drawing.replace(PAINT_OF_DRAWING, `--paint:#${paint}`));
    },
  );
}
