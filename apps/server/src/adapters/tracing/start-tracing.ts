import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span, SpanContext, Tracer } from '@opentelemetry/api';
import type { Tracing } from '../../platform/tracing.ts';

const TRACE_PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** The span of the caller, such as a proxy, in the header that W3C Trace Context names. */
function callerSpan(header: unknown): SpanContext | null {
  const [, traceId, spanId, flags] = TRACE_PARENT.exec(typeof header === 'string' ? header : '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

/** Verb of a statement and the first table that it names, such as `select orders`: nothing of its values. */
function summaryOf(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

interface Recorder {
  readonly api: typeof import('@opentelemetry/api');
  readonly tracer: Tracer;
  /** The span of the request or job that runs. */
  readonly active: AsyncLocalStorage<Span>;
}

function requestRecorder({ api, tracer, active }: Recorder): Tracing['traceRequests'] {
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  return (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      const caller = callerSpan(request.headers['traceparent']);
      const { method } = request;
      const route = request.routeOptions.url ?? 'unknown';
      const span = tracer.startSpan(
        `${method} ${route}`,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
        caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT,
      );
      // `close` comes once, after a complete reply as well as after a client that left.
      reply.raw.once('close', () => {
        span.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      active.run(span, done);
    });
  };
}

function jobRecorder({ api, tracer, active }: Recorder): Tracing['traceJob'] {
  return async (kind, work) => {
    const span = tracer.startSpan(`job ${kind}`, { kind: api.SpanKind.CONSUMER }, api.ROOT_CONTEXT);
    try {
      return await active.run(span, work);
    } catch (error) {
      span.setStatus({ code: api.SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  };
}

function statementRecorder({ api, tracer, active }: Recorder): Tracing['traceStatement'] {
  return (text) => {
    const parent = active.getStore();
    if (!parent) return () => undefined;
    const summary = summaryOf(text);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
    const span = tracer.startSpan(
      summary,
      { kind: api.SpanKind.CLIENT, attributes },
      api.trace.setSpan(api.ROOT_CONTEXT, parent),
    );
    return (error) => {
      if (error) span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.end();
    };
  };
}

/**
 * Starts to send spans to a collector (OTLP over HTTP). OpenTelemetry is loaded here only. Its global context is not used, so
 * nothing else of the process changes. Sampling follows `OTEL_TRACES_SAMPLER`.
 * @param endpoint the collector's address, without `/v1/traces`
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [
    api,
    { BasicTracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'stromwandel' }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })),
    ],
  });
  const active = new AsyncLocalStorage<Span>();
  const recorder = { api, tracer: provider.getTracer('stromwandel'), active };
  return {
    traceRequests: requestRecorder(recorder),
    traceJob: jobRecorder(recorder),
    traceStatement: statementRecorder(recorder),
    logFields() {
      const fields: Record<string, string> = {};
      const span = active.getStore();
      if (span) fields['traceId'] = span.spanContext().traceId;
      return fields;
    },
    close: () => provider.shutdown(),
  };
}
