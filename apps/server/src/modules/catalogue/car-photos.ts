import { photoAddress, readPhotoAddress } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../../platform/http/send-problem.ts';
import type { Services } from '../../services.ts';
import { findPhotoImage } from './photo-store.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
// The policy blocks scripts in a photo that is opened directly.
const POLICY = "default-src 'none'; sandbox";

/**
 * Serves photos of cars: `GET /media/photos/{name}.webp`, narrower with `width`. The name contains a fingerprint of
 * the content, so clients may cache it for ever.
 */
export function registerCarPhotos(app: FastifyInstance, services: Pick<Services, 'db' | 'files'>): void {
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/media/photos/:file',
    async (request, reply) => {
      const name = request.params.file.replace(/\.webp$/, '');
      const sizes = readPhotoAddress(photoAddress(name));
      const width = request.query['width'] ?? String(sizes?.widthPx);
      // Widths that the photo lacks, or that are no number, return 404.
      const isNumber = typeof width === 'string' && /^[1-9]\d{0,3}$/.test(width);
      const content = sizes && isNumber && (await findPhotoImage(services, name, Number(width)));
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
