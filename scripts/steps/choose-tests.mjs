const SERVER = 'apps/server/src/';
/** Folders whose files the whole server uses: their own tests run, and those of `testing/`, which call every endpoint. */
const SHARED = /^apps\/server\/src\/(?:platform\/|testing\/|[^/]+$)/;
const CONTRACT_WALK = `${SERVER}testing/contract-walk.api.test.ts`;

/**
 * @typedef {object} ChosenTests
 * @property {string[]} server folders and files of the server whose tests run; every server test imports the whole app, so
 *   the import graph would choose them all
 * @property {boolean} related whether the tests of the portal, the packages and the tools run that import a changed file
 * @property {string[]} notes what changed and is tried by `npm test` only
 */

/**
 * Chooses the tests of a change.
 * @param {readonly string[]} changed paths from the repository root, deleted files included
 * @returns {ChosenTests}
 */
export function chooseTests(changed) {
  const ofServer = changed.filter((path) => path.startsWith('apps/server/'));
  const used = ofServer.length > 0 || changed.some((path) => path.startsWith('packages/'));
  const folders = ofServer.map((path) => path.match(/^apps\/server\/src\/[^/]+\/[^/]+\//)?.[0] ?? []).flat();
  const shared = ofServer.some((path) => SHARED.test(path) || !path.startsWith(SERVER));
  const server = [...folders, ...(shared ? [`${SERVER}testing/`] : used ? [CONTRACT_WALK] : [])];
  return {
    server: [...new Set(server)].sort(),
    related: changed.some((path) => /^(apps\/portal|packages|tools|scripts)\//.test(path)),
    notes: [
      ...(shared ? ['the modules that use the shared folders of the server'] : []),
      ...(changed.some((path) => path.startsWith('packages/'))
        ? ['server modules that use the packages']
        : []),
      ...(changed.some((path) => /^(apps\/portal|e2e)\//.test(path)) ? ['browser tests'] : []),
    ],
  };
}
