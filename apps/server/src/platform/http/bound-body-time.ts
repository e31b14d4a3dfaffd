import type { FastifyInstance } from 'fastify';
import { answerBrokenConnection } from './answer-broken-connection.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take its time to arrive. */
    takesFile?: boolean;
  }
}

/**
 * Limits the time of request bodies. Node.js has one limit for all requests, which must suit large files on slow
 * lines. Other bodies are small and must arrive within `milliseconds`. If a request is answered early, the rest of
 * its body, even of a file, is read and discarded within the same time. So the connection can serve the next request.
 */
export function boundBodyTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    const { 'content-length': length, 'transfer-encoding': coding } = raw.headers;
    const hasBody = coding !== undefined || (length !== undefined && length !== '0');
    if (hasBody) {
      let timer: NodeJS.Timeout | undefined;
      const hangUp = () => {
        if (reply.raw.writableFinished) raw.destroy();
        else answerBrokenConnection({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
      };
      const start = () => (timer ??= setTimeout(hangUp, milliseconds).unref());
      const stop = () => clearTimeout(timer);
      if (routeOptions.config.takesFile !== true) start();
      raw.once('end', stop);
      raw.once('close', stop);
      reply.raw.once('finish', () => {
        if (raw.readableEnded || raw.destroyed) return;
        // Not `resume`: it does nothing while the reader of a handler, which stopped reading, is attached.
        const throwAway = () => {
          while (raw.read() !== null);
        };
        raw.on('readable', throwAway);
        throwAway();
        start();
      });
    }
    done();
  });
}
