import type { Endpoint, EndpointCall } from '@stromwandel/api-spec';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Calls an endpoint of the contract within the process, through everything a request from outside passes. */
export async function injectCall<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: EndpointCall<E>,
  headers: Record<string, string>,
): Promise<LightMyRequestResponse> {
  // EndpointCall has checked the parts; here they are only looped over.
  const loose = input as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    /** A file's bytes. */
    upload?: Buffer;
  };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(loose.params?.[name])),
  );
  const query = Object.entries(loose.query ?? {}).filter(([, value]) => value !== undefined);
  return app.inject({
    method: endpoint.method,
    url: path,
    query: Object.fromEntries(query.map(([key, value]) => [key, String(value)])),
    headers: {
      ...(loose.body !== undefined && { 'content-type': 'application/json' }),
      ...(loose.upload !== undefined && { 'content-type': 'application/octet-stream' }),
      ...headers,
    },
    ...(loose.body !== undefined && { payload: JSON.stringify(loose.body) }),
    ...(loose.upload !== undefined && { payload: loose.upload }),
  });
}
