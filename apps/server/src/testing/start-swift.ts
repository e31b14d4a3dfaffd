import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { AwsClient } from 'aws4fetch';
import type { ObjectStorageSettings } from '../platform/files/index.ts';

export interface SwiftServer {
  /** An empty bucket. */
  readonly settings: ObjectStorageSettings;
  stop(): Promise<void>;
}

const SERVER = fileURLToPath(new URL('swift-server.py', import.meta.url));
// Debian's packages belong to this Python.
const PYTHON = '/usr/bin/python3';
const INSTALLED = '/usr/bin/swift-proxy-server';
const ACCOUNT = { accessKeyId: 'test:tester', secretAccessKey: 'testing', region: 'us-east-1' };

/**
 * Starts OpenStack Swift with its S3 interface on the loopback interface.
 * @returns null where Debian's packages of it are not installed
 */
export async function startSwift(): Promise<SwiftServer | null> {
  if (!existsSync(INSTALLED)) return null;
  const directory = mkdtempSync(join(tmpdir(), 'stromwandel-swift-'));
  const child = spawn(PYTHON, [SERVER, directory], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  for await (const port of createInterface({ input: child.stdout })) {
    const settings = { url: `http://127.0.0.1:${port}/files`, ...ACCOUNT };
    const made = await new AwsClient({ ...settings, service: 's3' }).fetch(settings.url, { method: 'PUT' });
    if (made.ok) return { settings, stop };
    said += `${made.status} ${await made.text()}`;
    break;
  }
  await stop();
  throw new Error(`Swift did not start: ${said}`);
}
