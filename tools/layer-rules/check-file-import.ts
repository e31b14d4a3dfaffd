import { FOLDER_RULES } from './folder-rules.ts';
import type { SourceModule } from './source-module.ts';
import type { RuleName } from './violation.ts';
import { workspaceOf } from './workspaces.ts';

type Finding = readonly [rule: RuleName, message: string] | null;

const FEATURE = /^apps\/portal\/src\/features\/([^/]+)\//;
const UI_DIRECTORY = /^apps\/portal\/src\/ui\//;
const UI_MAY_USE = /^apps\/portal\/src\/(ui|i18n|theme)\//;
const SERVER_MODULE = /^apps\/server\/src\/modules\/([^/]+)\//;
/** What a commit tries, and a port for a server of a test's own: for the tests of all workspaces. */
const OPEN_TO_TESTS = new Set(['scripts/steps/slice-of-commit.mjs', 'scripts/steps/find-free-port.mjs']);
const TEST_SUFFIX = /\.(test|e2e)\.tsx?$|\/testing\//;

/** Checks a relative import, whose target is another file of the repository. */
export function checkFileImport(module: SourceModule, target: string): Finding[] {
  return [
    leavesWorkspace(module, target),
    featureIsolation(module.path, target),
    uiIndependence(module.path, target),
    moduleEntrance(module.path, target),
    testInProduct(module, target),
    folderDirection(module, target),
  ];
}

function leavesWorkspace({ path, isTest }: SourceModule, target: string): Finding {
  const other = workspaceOf(target);
  if (other === workspaceOf(path) || (isTest && OPEN_TO_TESTS.has(target))) return null;
  return ['leaves-workspace', `a relative import must not reach into ${other}`];
}

function featureIsolation(path: string, target: string): Finding {
  const [own, other] = [FEATURE.exec(path)?.[1], FEATURE.exec(target)?.[1]];
  if (!own || !other || own === other) return null;
  return ['feature-isolation', `feature ${own} must not import feature ${other}`];
}

function uiIndependence(path: string, target: string): Finding {
  if (!UI_DIRECTORY.test(path) || UI_MAY_USE.test(target)) return null;
  if (!target.startsWith('apps/portal/src/')) return null;
  return ['ui-independence', `ui/ must not import ${target}`];
}

function moduleEntrance(path: string, target: string): Finding {
  const other = SERVER_MODULE.exec(target)?.[1];
  if (!other || other === SERVER_MODULE.exec(path)?.[1]) return null;
  if (target === `apps/server/src/modules/${other}/index.ts`) return null;
  return ['module-entrance', `server module ${other} is entered through its index.ts`];
}

function testInProduct(module: SourceModule, target: string): Finding {
  if (module.isTest || !TEST_SUFFIX.test(target)) return null;
  return ['test-in-product', `the product must not import the test file ${target}`];
}

function folderDirection({ path, isTest }: SourceModule, target: string): Finding {
  if (isTest) return null;
  const broken = FOLDER_RULES.find((rule) => rule.files.test(path) && rule.mustNotImport.test(target));
  return broken ? ['folder-direction', broken.message] : null;
}
