/**
 * @typedef {object} CheckStep
 * @property {string} name
 * @property {readonly string[]} command
 * @property {Record<string, string>} [env]
 */

/** Checked by the compiler itself: the linter's own type check reads all types four times. */
const PROJECTS = [
  'tsconfig.json',
  'apps/portal/tsconfig.json',
  'apps/portal/tsconfig.build.json',
  'e2e/tsconfig.json',
  'packages/tsconfig.pure.json',
  'bench/tsconfig.json',
];

/**
 * The fast checks, slow ones first so that two at a time finish early.
 * @type {readonly CheckStep[]}
 */
export const CHECK_STEPS = [
  // With a second thread it needs half as much processor time again, and the steps beside it have one.
  {
    name: 'lint',
    command: ['oxlint', '--type-aware', '--deny-warnings', '.'],
    env: { GOMAXPROCS: '1' },
  },
  ...PROJECTS.map((project) => ({
    name: `types ${project}`,
    command: [
      'tsc',
      '-p',
      project,
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      buildInfoOf(project),
    ],
  })),
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lock file', command: ['node', 'scripts/steps/check-lock-file.mjs'] },
  { name: 'migration', command: ['node', 'scripts/generate-migration.mjs', '--check'] },
  { name: 'layer rules', command: ['tsx', 'tools/layer-rules/main.ts'] },
  { name: 'plain words', command: ['tsx', 'tools/words/main.ts'] },
];

/**
 * Where the compiler keeps what it found in a project's files, so that the next check reads only what changed since.
 * @param {string} project
 */
function buildInfoOf(project) {
  return `.cache/types/${project.replace(/[/.]/g, '-')}.tsbuildinfo`;
}
