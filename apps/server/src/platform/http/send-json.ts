import type { Endpoint } from '@stromwandel/api-spec';
import type { FastifyReply } from 'fastify';
import { compressJson, type PreparedJson } from './prepared-json.ts';

// Below this size compression costs more than it saves.
const SMALLEST_CHARACTERS = 4_000;

async function sendText(
  reply: FastifyReply,
  text: string | Buffer,
  compressed: () => Promise<Buffer>,
): Promise<FastifyReply> {
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (text.length < SMALLEST_CHARACTERS) return reply.send(text);
  void reply.header('vary', 'accept-encoding');
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(String(accepted))) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compressed());
}

/** Sends JSON, compressed off the event loop when it is large and the client can read it. */
export function sendJson(reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  const text = JSON.stringify(value);
  return sendText(reply, text, () => compressJson(text));
}

/** Sends JSON that was written and compressed before. */
export function sendPreparedJson(reply: FastifyReply, json: PreparedJson<Endpoint>): Promise<FastifyReply> {
  return sendText(reply, json.bytes, () => json.compressed());
}
