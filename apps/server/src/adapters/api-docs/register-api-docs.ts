import { openApiDocument } from '@stromwandel/api-spec';
import type { FastifyInstance } from 'fastify';
import { PAGES_STYLE } from '../../platform/http/pages-style.ts';
import { apiDocsPage } from './api-docs-page.ts';

const AN_HOUR = 'public, max-age=3600';

/** Writes a text when it is first asked for, and keeps it. */
function writtenOnce(write: () => string): () => string {
  let written: string | null = null;
  return () => (written ??= write());
}

/** The contract of the API: for machines at `/openapi.json`, for people at `/docs`. Writing them takes longer than the rest of a start. */
export function registerApiDocs(app: FastifyInstance): void {
  const document = writtenOnce(() => JSON.stringify(openApiDocument()));
  const page = writtenOnce(apiDocsPage);
  app.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', AN_HOUR).type('application/json; charset=utf-8').send(document()),
  );
  app.get('/docs', (_request, reply) =>
    reply.header('cache-control', AN_HOUR).type('text/html; charset=utf-8').send(page()),
  );
  app.get('/docs/pages.css', (_request, reply) =>
    reply.header('cache-control', AN_HOUR).type('text/css; charset=utf-8').send(PAGES_STYLE),
  );
}
