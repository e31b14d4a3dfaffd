import type { FastifyInstance } from 'fastify';

/**
 * Records requests, jobs and statements as spans of a trace, for operators. A span carries a route's pattern, a job's kind, a
 * statement's verb and table: never a path, a value or a person.
 */
export interface Tracing {
  /** Records each request of an app that has no route yet. */
  readonly traceRequests: (app: FastifyInstance) => void;
  readonly traceJob: <T>(kind: string, work: () => Promise<T>) => Promise<T>;
  /** Begins the record of a statement, within a request or job. @returns ends it */
  readonly traceStatement: (text: string) => (error: Error | null) => void;
  /** Fields by which log lines are found from their trace. */
  readonly logFields: () => Readonly<Record<string, string>>;
  /** Sends what is recorded. */
  readonly close: () => Promise<void>;
}
