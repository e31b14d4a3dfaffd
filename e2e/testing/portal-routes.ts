import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';

const ROUTE_TABLE = join(import.meta.dirname, '../../apps/portal/src/app/create-routes.tsx');

interface Route {
  readonly path?: string;
  readonly children?: readonly Route[];
}

interface RouteTable {
  readonly createRoutes: (i18n: { loadNamespaces(): Promise<void> }) => readonly Route[];
}

function pathsOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
}

/** The path of every route of the portal, read from the router's own table. */
export async function portalRoutes(): Promise<string[]> {
  const { outputFiles } = await build({
    entryPoints: [ROUTE_TABLE],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    external: ['../features/*'],
    loader: { '.css': 'empty', '.module.css': 'empty' },
    define: { 'import.meta.env': '{}' },
    logOverride: { 'empty-import-meta': 'silent' },
  });
  // Filled by what was just built, whose only export is that of create-routes.tsx.
  const module = { exports: {} as RouteTable };
  compileFunction(outputFiles[0]?.text ?? '', ['module', 'require'])(module, createRequire(ROUTE_TABLE));
  return pathsOf(module.exports.createRoutes({ loadNamespaces: () => Promise.resolve() }));
}
