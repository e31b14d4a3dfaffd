import { photoAddress, readPhotoAddress } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../platform/http/send-problem.ts';
import type { Services } from '../../services.ts';
import { findPhotoImage } from './photo-store.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
// Opened on its own a photo can do nothing.
const POLICY = "default-src 'none'; sandbox";

/**
 * Serves photos of cars: `GET /media/photos/{name}.webp`, with `width` a narrower one. The name holds a fingerprint of the
 * content, so a photo may be kept for good.
 */
export function registerCarPhotos(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/media/photos/:file',
    async (request, reply) => {
      const name = request.params.file.replace(/\.webp$/, '');
      const sizes = readPhotoAddress(photoAddress(name));
      const width = request.query['width'] ?? String(sizes?.widthPx);
      // Widths that the photo does not have are not there, and neither is what is no number.
      const isNumber = typeof width === 'string' && /^[1-9]\d{0,3}$/.test(width);
      const content = sizes && isNumber && (await findPhotoImage(db, name, Number(width)));
      if (!content || request.params.file !== `${name}.webp`) {
        return sendProblem(reply, { code: 'NOT_FOUND' });
      }
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', ONE_YEAR)
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .send(content);
    },
  );
}
