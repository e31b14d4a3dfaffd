import { checkFileImport } from './check-file-import.ts';
import type { Repository } from './read-repository.ts';
import { resolveImport, type ImportTarget } from './resolve-import.ts';
import type { ModuleImport, SourceModule } from './source-module.ts';
import type { RuleName, Violation } from './violation.ts';
import { WORKSPACE_RULES, workspaceName, workspaceOf } from './workspaces.ts';

type Finding = readonly [rule: RuleName, message: string] | null;

const DEVELOPMENT_FILE = /(^|\/)[^/]*\.config\.(ts|mjs|js)$/;
const UI_DIRECTORY = /^apps\/portal\/src\/ui\//;
const LIBRARIES_UI_KNOWS_NOTHING_OF = /^(react-router|react-hook-form|@hookform\/.*|@tanstack\/react-query)$/;

/** Checks one import of a module against every rule about imports. */
export function checkImport(module: SourceModule, used: ModuleImport, repository: Repository): Violation[] {
  const at = { path: module.path, line: used.line };
  if (used.specifier === null) {
    // The scripts at the root also run what is built only later.
    if (workspaceOf(module.path) === '.') return [];
    return [{ ...at, rule: 'computed-import', message: 'a dynamic import needs a literal name' }];
  }
  const target = resolveImport(module.path, used.specifier, repository.files);
  const findings = findingsFor(module, used, target, repository);
  return findings.flatMap((finding) => (finding ? [{ ...at, rule: finding[0], message: finding[1] }] : []));
}

function findingsFor(
  module: SourceModule,
  used: ModuleImport,
  target: ImportTarget,
  repository: Repository,
): Finding[] {
  switch (target.kind) {
    case 'missing':
      return [['missing-file', `${target.path} does not exist (relative imports carry their extension)`]];
    case 'file':
      return checkFileImport(module, target.path);
    case 'workspace':
      return checkWorkspaceImport(module, target);
    case 'builtin':
      return [checkBuiltin(module, target.name)];
    case 'npm':
      return checkNpm(module, used, target.name, repository);
  }
}

function checkWorkspaceImport(
  module: SourceModule,
  target: Extract<ImportTarget, { kind: 'workspace' }>,
): Finding[] {
  const own = workspaceOf(module.path);
  // Samples for tests have an entrance of their own.
  const isEntrance = target.below === '' || (target.below === 'testing' && module.isTest);
  const deep: Finding = isEntrance
    ? null
    : ['package-entrance', `@stromwandel/${target.name} is imported through its index only`];
  const allowed = WORKSPACE_RULES[own]?.workspaces.includes(target.name);
  return [
    deep,
    allowed ? null : ['workspace-direction', `${workspaceName(own)} must not import ${target.name}`],
  ];
}

function checkBuiltin(module: SourceModule, name: string): Finding {
  if (module.isTest || !WORKSPACE_RULES[workspaceOf(module.path)]?.pure) return null;
  return ['pure-package', `a pure package must not import ${name}`];
}

function checkNpm(
  module: SourceModule,
  used: ModuleImport,
  name: string,
  { dependencies }: Repository,
): Finding[] {
  const own = workspaceOf(module.path);
  const declared = dependencies.get(own);
  const development =
    module.isTest || used.kind === 'type' || own === '.' || DEVELOPMENT_FILE.test(module.path);
  const known =
    declared?.runtime.has(name) ||
    (development && (declared?.development.has(name) || dependencies.get('.')?.development.has(name)));
  const allowed = WORKSPACE_RULES[own]?.npm ?? [];
  const forbidden = !module.isTest && allowed !== 'declared' && !allowed.includes(name);
  const inUi = UI_DIRECTORY.test(module.path) && LIBRARIES_UI_KNOWS_NOTHING_OF.test(name);
  return [
    known ? null : ['undeclared-dependency', `${name} is not declared in the package.json of ${own}`],
    forbidden ? ['forbidden-dependency', `${workspaceName(own)} must not depend on ${name}`] : null,
    inUi ? ['ui-independence', `ui/ knows nothing of ${name}`] : null,
  ];
}
