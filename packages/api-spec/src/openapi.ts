import { z } from 'zod';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { problemSchema } from './problem-schema.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parameters(endpoint: Endpoint): Json[] {
  const list = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path',
      schema: jsonSchema(field as z.ZodType, 'input'), // object shapes hold zod types only
    }));
  return [...list(endpoint.params, 'path'), ...list(endpoint.query, 'query')];
}

function successReply(endpoint: Endpoint): Json {
  if (endpoint.reply === 'none') return { '204': { description: 'Done' } };
  const file = { schema: { type: 'string', format: 'binary' } };
  const content =
    endpoint.reply === 'pdf'
      ? { 'application/pdf': file }
      : endpoint.reply === 'jpeg'
        ? { 'image/jpeg': file }
        : { 'application/json': { schema: jsonSchema(endpoint.reply, 'output') } };
  return { '200': { description: 'Success', content } };
}

function security(endpoint: Endpoint): Json[] {
  if (endpoint.access === 'public' || endpoint.access === 'secret') return [];
  return endpoint.access === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function operation(name: string, endpoint: Endpoint): Json {
  const problem = { $ref: '#/components/responses/Problem' };
  const roles = Array.isArray(endpoint.access) ? ` Roles: ${endpoint.access.join(', ')}.` : '';
  const share = endpoint.expensive ? ' Only a few calls of an account run at once.' : '';
  const codes = endpoint.problems ? ` Refusals: ${endpoint.problems.join(', ')}.` : '';
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Access: ${Array.isArray(endpoint.access) ? 'signed in' : String(endpoint.access)}.${roles}${share}${codes}`,
    parameters: parameters(endpoint),
    ...(endpoint.body && {
      requestBody: { content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
    }),
    ...(endpoint.upload && {
      requestBody: {
        content: Object.fromEntries(
          endpoint.upload.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      },
    }),
    responses: { ...successReply(endpoint), default: problem },
    security: security(endpoint),
  };
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Stromwandel API', version: '1.0.0' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Problem: {
          description: 'Refused, with a closed code (RFC 9457)',
          content: { 'application/problem+json': { schema: jsonSchema(problemSchema, 'output') } },
        },
      },
    },
  };
}
