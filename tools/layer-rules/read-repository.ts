import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import { parseModule } from './parse-module.ts';
import type { SourceModule } from './source-module.ts';
import { workspaceOf } from './workspaces.ts';

/** Everything the rules look at. */
export interface Repository {
  readonly modules: readonly SourceModule[];
  /** All files, relative to the root: the targets of relative imports. */
  readonly files: ReadonlySet<string>;
  /** npm packages that each workspace declares for running and for development. */
  readonly dependencies: ReadonlyMap<string, DeclaredDependencies>;
}

export interface DeclaredDependencies {
  readonly runtime: ReadonlySet<string>;
  readonly development: ReadonlySet<string>;
}

const SOURCE_FILE = /\.(ts|tsx|mts|mjs|js|jsx)$/;

/** Reads and parses all source files below a root directory. */
export function readRepository(root: string): Repository {
  const files = listFiles(root);
  const sources = files.filter((path) => SOURCE_FILE.test(path));
  const directories = new Set(['.', ...files.map(workspaceOf)]);
  return {
    modules: sources.map((path) => parseModule(path, readFileSync(join(root, path), 'utf8'))),
    files: new Set(files),
    dependencies: new Map(
      [...directories].map((directory) => [directory, readDependencies(root, directory)]),
    ),
  };
}

function readDependencies(root: string, directory: string): DeclaredDependencies {
  const path = join(root, directory, 'package.json');
  const manifest: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return {
    runtime: new Set(keysOf(manifest, 'dependencies')),
    development: new Set(keysOf(manifest, 'devDependencies')),
  };
}

function keysOf(manifest: unknown, field: string): string[] {
  // A manifest is an object; whatever the field holds is looked at only through its keys.
  const value = (manifest as Record<string, unknown>)[field];
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
