import { expect, test } from 'vitest';
import { chooseTests } from './choose-tests.mjs';

const WALK = 'apps/server/src/testing/contract-walk.api.test.ts';
const MODULES = 'apps/server/src/modules';

test.each([
  [
    'a module runs its folder once, and the walk of the contract',
    [`${MODULES}/orders/a.ts`, `${MODULES}/orders/b/c.sql`],
    [`${MODULES}/orders/`, WALK],
    false,
  ],
  [
    'two modules run both folders',
    [`${MODULES}/orders/a.ts`, `${MODULES}/people/a.ts`],
    [`${MODULES}/orders/`, `${MODULES}/people/`, WALK],
    false,
  ],
  [
    'a shared folder runs its own tests and those that call every endpoint',
    ['apps/server/src/platform/http/a.ts'],
    ['apps/server/src/platform/http/', 'apps/server/src/testing/'],
    false,
  ],
  [
    'a file of the whole server runs those that call every endpoint',
    ['apps/server/src/build-app.ts'],
    ['apps/server/src/testing/'],
    false,
  ],
  [
    'the rules of the database run those that call every endpoint',
    ['apps/server/drizzle/0000.sql'],
    ['apps/server/src/testing/'],
    false,
  ],
  ['a package runs what imports it, and the walk', ['packages/kernel/src/cents.ts'], [WALK], true],
  ['the portal runs what imports it', ['apps/portal/src/main.tsx'], [], true],
  ['a document runs nothing', ['README.md'], [], false],
])('%s', (_what, changed, server, related) => {
  expect(chooseTests(changed)).toMatchObject({ server, related });
});

test('what a change leaves to npm test is named', () => {
  expect(chooseTests(['apps/server/src/main.ts', 'e2e/a.e2e.ts', 'packages/kernel/a.ts']).notes).toHaveLength(
    3,
  );
  expect(chooseTests([`${MODULES}/orders/a.ts`]).notes).toEqual([]);
});
