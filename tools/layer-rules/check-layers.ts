import { checkImport } from './check-import.ts';
import { checkPortalParts } from './check-portal-parts.ts';
import { findCycles } from './find-cycles.ts';
import { folderOf } from './folder-rules.ts';
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
    ...checkFolderCycles(repository),
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

/** The files of the repository that a module imports. */
function importedFiles({ path, imports }: SourceModule, { files }: Repository): string[] {
  return imports.flatMap(({ specifier }) => {
    const target = specifier === null ? null : resolveImport(path, specifier, files);
    return target?.kind === 'file' ? [target.path] : [];
  });
}

function checkCycles(repository: Repository): Violation[] {
  const graph = new Map(
    repository.modules.map((module) => [module.path, importedFiles(module, repository)] as const),
  );
  return findCycles(graph).map((members) => ({
    rule: 'import-cycle',
    path: members[0] ?? '',
    line: 1,
    message: `import each other: ${members.join(', ')}`,
  }));
}

/** Finds folders whose files, tests apart, import each other. */
function checkFolderCycles(repository: Repository): Violation[] {
  const graph = new Map<string, string[]>();
  for (const module of repository.modules) {
    const own = folderOf(module.path);
    if (own === null || module.isTest) continue;
    const others = importedFiles(module, repository).flatMap((path) => folderOf(path) ?? []);
    graph.set(own, [...(graph.get(own) ?? []), ...others.filter((other) => other !== own)]);
  }
  return findCycles(graph).map((members) => ({
    rule: 'folder-cycle',
    path: members[0] ?? '',
    line: 1,
    message: `folders import each other: ${members.join(', ')}`,
  }));
}
