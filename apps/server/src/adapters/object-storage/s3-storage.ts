import { AwsClient } from 'aws4fetch';
import {
  ObjectStorageError,
  type ListedObject,
  type ObjectStorage,
  type ObjectStorageSettings,
} from '../../platform/files/index.ts';

const PATIENCE_MS = 20_000;
const RETRIES = 2;
const PAGE = 1_000;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescapeXml = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_all, name: string) => ENTITIES[name] ?? '');

function textOf(xml: string, tag: string): string {
  return unescapeXml(new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '');
}

/** Bucket and folder of an address: `https://host/bucket/folder`. */
function splitAddress(url: string): { readonly bucket: string; readonly folder: string } {
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.slice(1).split('/').filter(Boolean).map(decodeURIComponent);
  return {
    bucket: `${origin}/${encodeURIComponent(bucket)}`,
    folder: folders.map((folder) => `${folder}/`).join(''),
  };
}

/** Objects in a bucket of an S3-compatible service, with signed requests. */
export function createS3Storage({
  url,
  region,
  accessKeyId,
  secretAccessKey,
}: ObjectStorageSettings): ObjectStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES });
  const { bucket, folder } = splitAddress(url);
  const addressOf = (key: string) => `${url}/${key.split('/').map(encodeURIComponent).join('/')}`;

  /** @throws ObjectStorageError for every reply that is neither a success nor expected */
  async function send(address: string, init: RequestInit, expected?: number): Promise<Response> {
    const request = { ...init, signal: AbortSignal.timeout(PATIENCE_MS) };
    const what = `${init.method} of an object`;
    const response = await client.fetch(address, request).catch((error: unknown) => {
      throw new ObjectStorageError(`${what}: the object storage does not answer`, null, error);
    });
    if (response.ok || response.status === expected) return response;
    const code = textOf(await response.text().catch(() => ''), 'Code');
    throw new ObjectStorageError(
      `${what}: the object storage answers ${response.status} ${code}`,
      response.status,
    );
  }

  return {
    async put(key, content, sha256) {
      const headers = { 'x-amz-content-sha256': sha256, 'content-type': 'application/octet-stream' };
      await send(addressOf(key), { method: 'PUT', headers, body: new Uint8Array(content) });
    },
    async get(key) {
      const response = await send(addressOf(key), { method: 'GET' }, 404);
      const content = Buffer.from(await response.arrayBuffer());
      return response.ok ? content : null;
    },
    async head(key) {
      const response = await send(addressOf(key), { method: 'HEAD' }, 404);
      return response.ok ? Number(response.headers.get('content-length')) : null;
    },
    async delete(key) {
      await send(addressOf(key), { method: 'DELETE' }, 404);
    },
    async list(after) {
      const query = new URLSearchParams({
        'list-type': '2',
        'max-keys': String(PAGE),
        prefix: folder,
        ...(after && { 'start-after': folder + after }),
      });
      const xml = await (await send(`${bucket}?${query.toString()}`, { method: 'GET' })).text();
      return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']): ListedObject => ({
        key: textOf(entry, 'Key').slice(folder.length),
        changedAt: new Date(textOf(entry, 'LastModified')),
      }));
    },
  };
}
