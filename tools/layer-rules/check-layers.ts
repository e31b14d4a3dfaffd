import { checkImport } from './check-import.ts';
import { checkPortalParts } from './check-portal-parts.ts';
import { findCycles } from './find-cycles.ts';
import type { Repository } from './read-repository.ts';
import { resolveImport } from './resolve-import.ts';
import type { SourceModule } from './source-module.ts';
import type { Violation } from './violation.ts';
import { WORKSPACE_RULES, workspaceOf } from './workspaces.ts';

const FORBIDDEN_NAMES = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'misc',
  'common',
  'shared',
  'manager',
  'types',
]);

/** Checks all rules on all modules; violations come sorted by file and line. */
export function checkLayers(repository: Repository): Violation[] {
  const violations = [
    ...repository.modules.flatMap((module) => checkModule(module, repository)),
    ...checkCycles(repository),
  ];
  return violations.toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}

function checkModule(module: SourceModule, repository: Repository): Violation[] {
  const { path } = module;
  if (!WORKSPACE_RULES[workspaceOf(path)]) {
    return [{ rule: 'unknown-workspace', path, line: 1, message: `${workspaceOf(path)} has no layer rule` }];
  }
  const name = path.slice(path.lastIndexOf('/') + 1);
  const stem = name.slice(0, name.indexOf('.'));
  const naming: Violation[] = FORBIDDEN_NAMES.has(stem)
    ? [{ rule: 'file-name', path, line: 1, message: `"${stem}" says nothing about what is inside` }]
    : [];
  const assertions = module.unexplainedAssertions.map(({ line }): Violation => ({
    rule: 'unexplained-assertion',
    path,
    line,
    message: '`as` and `!` need a comment with the reason beside them',
  }));
  return [
    ...naming,
    ...assertions,
    ...checkPortalParts(module),
    ...module.imports.flatMap((used) => checkImport(module, used, repository)),
  ];
}

function checkCycles({ modules, files }: Repository): Violation[] {
  const graph = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.flatMap(({ specifier }) => {
        const target = specifier === null ? null : resolveImport(path, specifier, files);
        return target?.kind === 'file' ? [target.path] : [];
      }),
    ]),
  );
  return findCycles(graph).map((members) => ({
    rule: 'import-cycle',
    path: members[0] ?? '',
    line: 1,
    message: `import each other: ${members.join(', ')}`,
  }));
}
