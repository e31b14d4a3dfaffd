/**
 * @typedef {object} CheckStep
 * @property {string} name
 * @property {readonly string[]} command
 */

/** Projects beside the `tsconfig.json` of their folder, whose files the linter checks with other settings. */
const OTHER_PROJECTS = ['packages/tsconfig.pure.json', 'apps/portal/tsconfig.build.json'];

/**
 * The fast checks, slow ones first so that two at a time finish early.
 * @type {readonly CheckStep[]}
 */
export const CHECK_STEPS = [
  // The linter reads all types anyway, and reports what `tsc -p` would for each folder with a `tsconfig.json`.
  {
    name: 'lint and types',
    command: ['oxlint', '--type-aware', '--type-check', '--deny-warnings', '.'],
  },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lock file', command: ['node', 'scripts/steps/check-lock-file.mjs'] },
  { name: 'migration', command: ['node', 'scripts/generate-migration.mjs', '--check'] },
  { name: 'layer rules', command: ['tsx', 'tools/layer-rules/main.ts'] },
  { name: 'plain words', command: ['tsx', 'tools/words/main.ts'] },
  ...OTHER_PROJECTS.map((project) => ({
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
