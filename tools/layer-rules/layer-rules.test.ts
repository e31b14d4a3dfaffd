import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLayers } from './check-layers.ts';
import { parseModule } from './parse-module.ts';
import { EURO_ARITHMETIC, FORMS_OF_THEIR_OWN, READS_WITHOUT_LOAD_STATE } from './portal-exceptions.ts';
import { readRepository } from './read-repository.ts';
import { RULE_NAMES, type RuleName } from './violation.ts';

type Tree = Readonly<Record<string, string>>;

const CLEAN_TREE: Tree = {
  'package.json': JSON.stringify({ devDependencies: { vitest: '4' } }),
  'packages/kernel/package.json': '{}',
  'packages/kernel/src/index.ts': `export { cents } from './cents.ts';`,
  'packages/kernel/src/cents.ts': `export const cents = 1;`,
  'packages/payroll/package.json': '{}',
  'packages/payroll/src/index.ts': `export { cents } from '@stromwandel/kernel';`,
  'packages/payroll/src/index.test.ts': `import { it } from 'vitest'; import 'node:fs'; it;`,
  'packages/offer/src/index.ts': `export const index = 1;`,
  'packages/api-spec/package.json': JSON.stringify({ dependencies: { zod: '4' } }),
  'packages/api-spec/src/index.ts': `import { z } from 'zod'; export { z };`,
  'apps/server/package.json': JSON.stringify({
    dependencies: { fastify: '5' },
    devDependencies: { pg: '8' },
  }),
  'apps/server/src/main.ts': `import 'fastify'; import './modules/orders/index.ts'; await import('node:fs');`,
  'apps/server/src/modules/orders/index.ts': `import './order-store.ts';`,
  'apps/server/src/modules/orders/order-store.ts': `import type { Pool } from 'pg'; export type P = Pool;`,
  'apps/server/src/modules/accounts/index.ts': `import '../orders/index.ts';`,
  'apps/portal/package.json': JSON.stringify({
    dependencies: { 'react-router': '7', '@tanstack/react-query': '5' },
  }),
  'apps/portal/src/main.tsx': `import 'react-router'; const Search = import('./features/search/page.tsx'); Search;`,
  'apps/portal/src/features/search/page.tsx': `import '../../ui/button.tsx'; export default 1;`,
  'apps/portal/src/features/orders/page.tsx': `import './row.tsx';`,
  'apps/portal/src/features/orders/row.tsx': `export const row = 1;`,
  'apps/portal/src/ui/button.tsx': `export const button = { a: 1 } as const;`,
};

/** One or more plants per rule: each must be found on top of the clean tree, and be the only finding. */
const PLANTS: readonly (readonly [rule: RuleName, what: string, plant: Tree])[] = [
  [
    'unknown-workspace',
    'a package nobody gave a rule',
    { 'packages/rogue/src/index.ts': `export const a = 1;` },
  ],
  [
    'workspace-direction',
    'kernel imports a domain package',
    { 'packages/kernel/src/a.ts': `import '@stromwandel/payroll';` },
  ],
  [
    'workspace-direction',
    'a domain package imports another one, by type only',
    {
      'packages/payroll/src/a.ts': `import type { index } from '@stromwandel/offer'; export type A = typeof index;`,
    },
  ],
  [
    'workspace-direction',
    'an import inside a type',
    { 'packages/payroll/src/a.ts': `export type A = import('@stromwandel/offer').A;` },
  ],
  [
    'workspace-direction',
    'the portal re-exports the server',
    { 'apps/portal/src/a.ts': `export * from '@stromwandel/server';` },
  ],
  [
    'workspace-direction',
    'the portal loads the contract package lazily',
    { 'apps/portal/src/a.ts': `await import('@stromwandel/contract-document');` },
  ],
  [
    'package-entrance',
    'a deep import into a package',
    { 'apps/server/src/a.ts': `import '@stromwandel/kernel/src/cents.ts';` },
  ],
  [
    'package-entrance',
    'samples for tests in the product',
    { 'apps/server/src/a.ts': `import '@stromwandel/pricing/testing';` },
  ],
  [
    'leaves-workspace',
    'a relative path into another package',
    { 'apps/server/src/a.ts': `import '../../../packages/kernel/src/cents.ts';` },
  ],
  [
    'leaves-workspace',
    'the product asks what a commit tries',
    {
      'apps/server/src/a.ts': `import '../../../scripts/steps/slice-of-commit.mjs';`,
      'scripts/steps/slice-of-commit.mjs': ``,
    },
  ],
  [
    'missing-file',
    'a relative import without extension',
    { 'packages/kernel/src/a.ts': `import './cents';` },
  ],
  [
    'computed-import',
    'a dynamic import with a variable',
    { 'apps/server/src/a.ts': 'await import(`./${1}.ts`);' },
  ],
  ['undeclared-dependency', 'a package nobody declared', { 'apps/server/src/a.ts': `import 'left-pad';` }],
  ['undeclared-dependency', 'a development package at run time', { 'apps/server/src/a.ts': `import 'pg';` }],
  [
    'forbidden-dependency',
    'a declared library in a package that has none',
    {
      'packages/payroll/package.json': JSON.stringify({ dependencies: { zod: '4' } }),
      'packages/payroll/src/a.ts': `import 'zod';`,
    },
  ],
  ['pure-package', 'a package that reads files', { 'packages/payroll/src/a.ts': `import 'node:fs';` }],
  [
    'pure-package',
    'the same without the prefix',
    { 'packages/payroll/src/a.ts': `import { join } from 'path'; join;` },
  ],
  [
    'test-in-product',
    'the product imports a test',
    { 'packages/payroll/src/a.ts': `import './b.test.ts';`, 'packages/payroll/src/b.test.ts': `` },
  ],
  [
    'feature-isolation',
    'a feature imports another feature',
    { 'apps/portal/src/features/search/a.ts': `import '../orders/row.tsx';` },
  ],
  ['ui-independence', 'ui uses the router', { 'apps/portal/src/ui/a.ts': `import 'react-router';` }],
  [
    'ui-independence',
    'ui uses a feature',
    { 'apps/portal/src/ui/a.ts': `import '../features/orders/row.tsx';` },
  ],
  [
    'module-entrance',
    'a server module entered by the side door',
    { 'apps/server/src/modules/accounts/a.ts': `import '../orders/order-store.ts';` },
  ],
  [
    'folder-direction',
    'the platform knows a module',
    { 'apps/server/src/platform/clock/a.ts': `import '../../modules/orders/index.ts';` },
  ],
  [
    'folder-direction',
    'the platform knows an adapter, by type only',
    {
      'apps/server/src/adapters/mail/mail.ts': `export interface Mail {}`,
      'apps/server/src/platform/outbox/a.ts': `import type { Mail } from '../../adapters/mail/mail.ts'; export type M = Mail;`,
    },
  ],
  [
    'folder-direction',
    'an adapter knows a module',
    { 'apps/server/src/adapters/mail/a.ts': `import '../../modules/orders/index.ts';` },
  ],
  [
    'folder-direction',
    'a module knows demo mode',
    {
      'apps/server/src/demo/index.ts': `export const demo = 1;`,
      'apps/server/src/modules/orders/a.ts': `import '../../demo/index.ts';`,
    },
  ],
  [
    'folder-direction',
    'the record of orders knows what is done with it',
    {
      'apps/server/src/modules/orders/commands/act.ts': `export const act = 1;`,
      'apps/server/src/modules/orders/record/a.ts': `import '../commands/act.ts';`,
    },
  ],
  [
    'folder-direction',
    'the shared layer of the portal knows a feature',
    { 'apps/portal/src/product/desk/a.ts': `import '../../features/orders/row.tsx';` },
  ],
  [
    'folder-cycle',
    'two modules need each other, in different files',
    {
      'apps/server/src/modules/desks/index.ts': `export const desks = 1;`,
      'apps/server/src/modules/desks/a.ts': `import '../orders/index.ts';`,
      'apps/server/src/modules/orders/b.ts': `import '../desks/index.ts';`,
    },
  ],
  [
    'import-cycle',
    'two files in a circle',
    { 'packages/kernel/src/a.ts': `import './b.ts';`, 'packages/kernel/src/b.ts': `export * from './a.ts';` },
  ],
  ['file-name', 'a file called utils', { 'packages/kernel/src/utils.ts': `export const a = 1;` }],
  [
    'unexplained-assertion',
    'a cast without a reason',
    { 'packages/kernel/src/a.ts': `export const a = (1 as unknown);` },
  ],
  [
    'unexplained-assertion',
    'a non-null assertion without a reason',
    { 'packages/kernel/src/a.ts': `const list: number[] = [];\nexport const a = list[0]!;` },
  ],
  [
    'unshown-read',
    'a page that reads a reply past LoadState',
    {
      'apps/portal/src/features/search/a.tsx': `const list = useApiQuery('listOrders', {}); export const a = <p>{list.data}</p>;`,
    },
  ],
  [
    'unshown-read',
    'a page whose second reply is shown by nothing',
    {
      'apps/portal/src/features/search/a.tsx': `const list = useApiQuery('listOrders', {}); const me = useApiQuery('getMe', {}); export const a = <LoadState query={list}>{me.data}</LoadState>;`,
    },
  ],
  [
    'form-of-its-own',
    'a page that sends a form element',
    { 'apps/portal/src/features/search/a.tsx': `export const a = <form onSubmit={send}></form>;` },
  ],
  [
    'form-of-its-own',
    'a page that sends a Form',
    {
      'apps/portal/src/features/search/a.tsx': `export const a = <Form form={form} onSubmit={send}></Form>;`,
    },
  ],
  ...[
    'a.rateEur + 1',
    '100 * (rateEur ?? 0)',
    'Math.round(a?.rateEur) - 1',
    'rows.reduce((sum, row) => sum - row.taxEur!, 0)',
    '(sum += rateEur)',
  ].map((sum): (typeof PLANTS)[number] => [
    'euro-arithmetic',
    `a page that calculates ${sum}`,
    { 'apps/portal/src/features/search/a.tsx': `// The reason.\nexport const a = ${sum};` },
  ]),
];

let root: string;

function plant(tree: Tree): void {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layer-rules-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('layer rules', () => {
  it('pass a clean tree', () => {
    plant(CLEAN_TREE);
    expect(checkLayers(readRepository(root))).toEqual([]);
  });

  it.each(PLANTS)('%s: find %s', (rule, _what, violation) => {
    plant(CLEAN_TREE);
    plant(violation);
    expect(checkLayers(readRepository(root)).map((found) => found.rule)).toEqual([rule]);
  });

  it('each have a planted violation', () => {
    expect(new Set(PLANTS.map(([rule]) => rule))).toEqual(new Set(RULE_NAMES));
  });

  it('accept an assertion with its reason beside it', () => {
    plant(CLEAN_TREE);
    plant({
      'packages/kernel/src/a.ts': `// The list is never empty.\nexport const a = [1][0]!;\nexport const b = 1 as unknown; // for the test`,
    });
    expect(checkLayers(readRepository(root))).toEqual([]);
  });

  it('accept replies in a LoadState, alone or together, and a SentForm', () => {
    plant(CLEAN_TREE);
    plant({
      'apps/portal/src/features/search/a.tsx': `
        const list = useApiQuery('listOrders', {});
        const me = useApiQuery('getMe', {});
        export const a = <OrderLoadState query={list} />;
        export const b = <LoadState query={bothOf(list, me)} />;
        export const c = <SentForm form={form} onSend={send} />;`,
    });
    expect(checkLayers(readRepository(root))).toEqual([]);
  });

  it('accept amounts that are compared, negated, or calculated in cents', () => {
    plant(CLEAN_TREE);
    plant({
      'apps/portal/src/features/search/a.tsx': `export const a = [rateEur > 0, -rateEur, addCents(toCents(rateEur), rest) - 1, 'a' + key];`,
    });
    expect(checkLayers(readRepository(root))).toEqual([]);
  });

  it('name no outdated exception', () => {
    const portal = join(import.meta.dirname, '../../apps/portal/src');
    const module = (file: string) => parseModule(file, readFileSync(join(portal, file), 'utf8'));
    const gone = Object.keys(READS_WITHOUT_LOAD_STATE).filter((read) => {
      const [file = '', endpoint] = read.split(' ');
      return !module(file).unshownReads.some((one) => one.endpoint === endpoint);
    });
    const empty = Object.keys(FORMS_OF_THEIR_OWN).filter((file) => module(file).forms.length === 0);
    const exact = Object.keys(EURO_ARITHMETIC).filter((file) => module(file).euroArithmetic.length === 0);
    expect([...gone, ...empty, ...exact]).toEqual([]);
  });

  it('refuse a file that cannot be parsed', () => {
    plant({ 'packages/kernel/src/a.ts': `import {` });
    expect(() => readRepository(root)).toThrow('packages/kernel/src/a.ts');
  });
});

describe('the command', () => {
  const run = () => spawnSync('npx', ['tsx', 'tools/layer-rules/main.ts', root], { encoding: 'utf8' });

  it('fails when it finds no module at all', () => {
    const { status, stdout } = run();
    expect(stdout).toContain('0 modules');
    expect(status).toBe(1);
  });

  it('passes a clean tree and reports how much it read', () => {
    plant(CLEAN_TREE);
    const { status, stdout } = run();
    expect(stdout).toContain(
      `${Object.keys(CLEAN_TREE).filter((path) => /\.tsx?$/.test(path)).length} modules, 0 violations`,
    );
    expect(status).toBe(0);
  });

  it('fails on a violation and names the place', () => {
    plant({ ...CLEAN_TREE, 'packages/kernel/src/a.ts': `\nimport 'node:fs';` });
    const { status, stdout } = run();
    expect(stdout).toContain('packages/kernel/src/a.ts:2 pure-package');
    expect(status).toBe(1);
  });
});
