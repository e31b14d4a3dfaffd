import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { extract, pack, type Pack } from 'tar-stream';
import { parseManifest, type Manifest } from './manifest.ts';

/** Tar files need the size of an entry before its content, so the database comes in parts. */
const PART_BYTES = 16 * 1024 * 1024;
const DATABASE = 'database/';
const OBJECTS = 'objects/';
const MANIFEST = 'manifest.json';

function writeEntry(tar: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry({ name, size: content.length, mode: 0o600 }, content, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

export interface BackupWriter {
  /** Writes the database. @returns what the manifest says about it */
  database(content: AsyncIterable<Uint8Array>): Promise<Pick<Manifest['database'], 'bytes' | 'sha256'>>;
  object(key: string, content: Buffer): Promise<void>;
}

async function writeDatabase(tar: Pack, content: AsyncIterable<Uint8Array>) {
  const sha256 = createHash('sha256');
  let bytes = 0;
  let parts = 0;
  let waiting: Uint8Array[] = [];
  let size = 0;
  const flush = async () => {
    parts += 1;
    await writeEntry(tar, DATABASE + String(parts).padStart(8, '0'), Buffer.concat(waiting));
    waiting = [];
    size = 0;
  };
  for await (const chunk of content) {
    sha256.update(chunk);
    bytes += chunk.length;
    size += chunk.length;
    waiting.push(chunk);
    if (size >= PART_BYTES) await flush();
  }
  if (size > 0) await flush();
  return { bytes, sha256: sha256.digest('hex') };
}

/**
 * Writes a back-up: a tar file of the database, the objects, and the manifest at the end. The file appears when it is whole.
 * @throws Error when the file exists
 */
export async function writeBackup(
  path: string,
  write: (writer: BackupWriter) => Promise<Manifest>,
): Promise<Manifest> {
  const unfinished = `${path}.unfinished`;
  // Claims the name: a back-up is never overwritten.
  await (await open(path, 'wx', 0o600)).close();
  try {
    const tar = pack();
    const file = createWriteStream(unfinished, { mode: 0o600 });
    tar.pipe(file);
    const failed = once(file, 'error').then(([error]: unknown[]) => Promise.reject(error));
    const written = write({
      database: (content) => writeDatabase(tar, content),
      object: (key, content) => writeEntry(tar, OBJECTS + key, content),
    }).then(async (manifest) => {
      await writeEntry(tar, MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
      tar.finalize();
      await once(file, 'finish');
      return manifest;
    });
    const manifest = await Promise.race([written, failed]);
    await rename(unfinished, path);
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    await rm(path, { force: true });
    throw error;
  }
}

interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

async function* entriesOf(path: string): AsyncGenerator<Entry> {
  const tar = extract();
  const file = createReadStream(path);
  file.on('error', (error) => tar.destroy(error));
  file.pipe(tar);
  for await (const entry of tar) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer); // entries of a tar file are bytes
    yield { name: entry.header.name, content: Buffer.concat(chunks) };
  }
}

/**
 * Reads a whole back-up and checks that nothing of it is missing or changed.
 * @throws Error that says what is wrong
 */
export async function checkBackup(path: string): Promise<Manifest> {
  const database = createHash('sha256');
  let bytes = 0;
  let objects = 0;
  let manifest: Manifest | null = null;
  for await (const { name, content } of entriesOf(path)) {
    if (name.startsWith(DATABASE)) {
      database.update(content);
      bytes += content.length;
    } else if (name.startsWith(OBJECTS)) {
      objects += 1;
      const key = name.slice(OBJECTS.length);
      if (!key.endsWith(`/${createHash('sha256').update(content).digest('hex')}`))
        throw new Error(`The back-up is damaged: the object ${key} is another one.`);
    } else if (name === MANIFEST) manifest = parseManifest(content.toString());
  }
  if (manifest === null) throw new Error('The file is not a whole back-up: it has no manifest.');
  if (database.digest('hex') !== manifest.database.sha256 || bytes !== manifest.database.bytes)
    throw new Error('The back-up is damaged: the checksum of the database is wrong.');
  if (objects !== manifest.objects) throw new Error('The back-up is damaged: objects are missing.');
  return manifest;
}

/** The database of a back-up. */
export function databaseOf(path: string): Readable {
  return Readable.from(
    (async function* parts() {
      for await (const { name, content } of entriesOf(path)) {
        // Objects follow the database.
        if (!name.startsWith(DATABASE)) return;
        yield content;
      }
    })(),
  );
}

/** The objects of a back-up. */
export async function* objectsOf(
  path: string,
): AsyncGenerator<{ readonly key: string; readonly content: Buffer }> {
  for await (const { name, content } of entriesOf(path)) {
    if (name.startsWith(OBJECTS)) yield { key: name.slice(OBJECTS.length), content };
  }
}
