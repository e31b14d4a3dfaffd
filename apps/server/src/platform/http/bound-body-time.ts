import type { FastifyInstance } from 'fastify';
import { answerBrokenConnection } from './answer-broken-connection.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take its time to arrive. */
    takesFile?: boolean;
  }
}

/**
 * Bounds the time of request bodies. Node.js has one bound for all requests, which must let large files arrive over slow
 * lines. Other bodies are small: they must arrive within `milliseconds`. The rest of a body whose request has its answer
 * already, files included, is read and thrown away within the same time, so that the connection serves the next request.
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
