import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const compress = promisify(gzip);
// Below this size compression costs more than it saves.
const SMALLEST_CHARACTERS = 4_000;
const LEVEL = 5;

/** Sends JSON, compressed off the event loop when it is large and the client can read it. */
export async function sendJson(reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  const text = JSON.stringify(value);
  void reply.header('content-type', 'application/json; charset=utf-8');
  if (text.length < SMALLEST_CHARACTERS) return reply.send(text);
  void reply.header('vary', 'accept-encoding');
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  if (!/\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(String(accepted))) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compress(text, { level: LEVEL }));
}
