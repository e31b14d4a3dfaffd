import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { medianOf } from './measure.ts';

/** An address that is called again and again. */
export interface Target {
  readonly url: string;
  readonly headers?: OutgoingHttpHeaders;
}

/** What calls to a target showed. */
export interface LoadResult {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly slowestMs: number;
}

/** Calls a target and reads the whole answer as it comes; its length, bytes. */
export function call(agent: Agent, { url, headers }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${response.statusCode}`)),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The body of a target, parsed. */
export async function fetchJson(target: Target): Promise<unknown> {
  const response = await fetch(target.url, { headers: (target.headers ?? {}) as Record<string, string> }); // plain headers only
  if (!response.ok) throw new Error(`${target.url}: ${response.status}`);
  return response.json();
}

/** Calls a target from several connections at once, each call as soon as the one before has answered. */
export async function load(target: Target, connections: number, seconds: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const connection = async () => {
    while (performance.now() < end) {
      const sent = performance.now();
      await call(agent, target);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    perSecond: latencies.length / elapsed,
    medianMs: medianOf(latencies),
    slowestMs: Math.max(...latencies),
  };
}
