/** A job as stored: `kind` names its handler, `lane` the queue in which it waits. */
export interface StoredJob {
  readonly lane: string;
  readonly kind: string;
  readonly payload: object;
}

/** A job of one of the kinds that `Jobs` maps to payloads. */
export type JobOf<Jobs> = {
  readonly [K in keyof Jobs]: { readonly kind: K; readonly payload: Jobs[K] };
}[keyof Jobs];

/** Carries out one kind of job; throws to have the job tried again. */
export type JobHandler<Payload> = (payload: Payload, messageId: string) => Promise<void>;

/** Handlers by kind. `handle` of the outbox pairs each kind with the handler of its payload. */
export type JobHandlers = ReadonlyMap<string, JobHandler<never>>;
