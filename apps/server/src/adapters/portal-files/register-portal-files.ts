import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A service worker has the policy of its own file: ours send requests, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Serves the built portal's files. Those below `assets` carry a hash in their name and never change; the others are
 * asked for again each time.
 */
export function registerPortalFiles(app: FastifyInstance, directory: string): void {
  void app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.gz', '**/*.br'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${sep}assets${sep}`);
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/(offline|lease)-worker\.js/.test(path)) reply.setHeader('content-security-policy', WORKER_POLICY);
    },
  });
}
