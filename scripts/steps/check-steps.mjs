import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT_DIRECTORY } from './root-directory.mjs';

/**
 * @typedef {object} CheckStep
 * @property {string} name
 * @property {readonly string[]} command
 */

const TYPE_PROJECTS = [
  'packages',
  'packages/tsconfig.pure.json',
  'apps/server',
  'apps/portal',
  'apps/portal/tsconfig.build.json',
  'e2e',
  'bench',
  'tools',
  'scripts',
];

/**
 * The fast checks, slow ones first so that two at a time finish early.
 * @type {readonly CheckStep[]}
 */
export const CHECK_STEPS = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '.'] },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lock file', command: ['node', 'scripts/steps/check-lock-file.mjs'] },
  { name: 'migration', command: ['node', 'scripts/generate-migration.mjs', '--check'] },
  { name: 'layer rules', command: ['tsx', 'tools/layer-rules/main.ts'] },
  { name: 'plain words', command: ['tsx', 'tools/words/main.ts'] },
  ...TYPE_PROJECTS.filter(hasSources).map((project) => ({
    name: `types ${project}`,
    command: ['tsc', '-p', project, '--incremental', '--tsBuildInfoFile', buildInfoOf(project)],
  })),
];

/**
 * Where the compiler keeps what it found in a project's files, so that the next check reads only what changed since.
 * @param {string} project
 */
function buildInfoOf(project) {
  return `.cache/types/${project.replace(/[/.]/g, '-')}.tsbuildinfo`;
}

// The compiler refuses a project without any file; a workspace that has no source yet has nothing to check.
/** @param {string} project */
function hasSources(project) {
  const directory = join(ROOT_DIRECTORY, project.replace(/\/tsconfig.*$/, ''));
  return readdirSync(directory, { recursive: true }).some((path) =>
    /^(?!.*node_modules).*\.(tsx?|mjs)$/.test(String(path)),
  );
}
