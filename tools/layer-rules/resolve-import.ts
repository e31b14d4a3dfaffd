import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

/** What a specifier means. Paths are relative to the root. */
export type ImportTarget =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'missing'; readonly path: string }
  | {
      readonly kind: 'workspace';
      readonly name: string;
      /** Path below the package; empty for its index. */
      readonly below: string;
    }
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'npm'; readonly name: string };

const WORKSPACE_SCOPE = '@stromwandel/';

/** Resolves a specifier as Node and the bundler do here: relative paths carry their extension. */
export function resolveImport(from: string, specifier: string, files: ReadonlySet<string>): ImportTarget {
  // Vite's suffixes (`?url`, `?raw`) name the same file.
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) {
    const path = posix.join(posix.dirname(from), bare);
    return files.has(path) ? { kind: 'file', path } : { kind: 'missing', path };
  }
  if (bare.startsWith(WORKSPACE_SCOPE)) {
    const [name = '', ...rest] = bare.slice(WORKSPACE_SCOPE.length).split('/');
    return { kind: 'workspace', name, below: rest.join('/') };
  }
  if (isBuiltin(bare)) return { kind: 'builtin', name: bare };
  const segments = bare.split('/');
  return { kind: 'npm', name: segments.slice(0, bare.startsWith('@') ? 2 : 1).join('/') };
}
