import type { FastifyInstance } from 'fastify';
import { answerBrokenConnection } from './answer-broken-connection.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take its time to arrive. */
    takesFile?: boolean;
  }
}

/**
 * Hangs up on whoever sends a body too slowly. Node.js knows one bound for all requests, and that has to let large files
 * arrive over slow lines; bodies of all other calls are small and must be there sooner.
 */
export function boundBodyTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    const { 'content-length': length, 'transfer-encoding': coding } = raw.headers;
    const hasBody = coding !== undefined || (length !== undefined && length !== '0');
    if (hasBody && routeOptions.config.takesFile !== true) {
      const hangUp = () => {
        // A refused request has its answer already, and its body may still dribble in.
        if (reply.raw.writableFinished) raw.destroy();
        else answerBrokenConnection({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
      };
      const timer = setTimeout(hangUp, milliseconds).unref();
      const stop = () => clearTimeout(timer);
      raw.once('end', stop);
      raw.once('close', stop);
    }
    done();
  });
}
