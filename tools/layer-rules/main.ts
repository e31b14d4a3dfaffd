import { resolve } from 'node:path';
import { checkLayers } from './check-layers.ts';
import { readRepository } from './read-repository.ts';

const root = resolve(process.argv[2] ?? '.');
const repository = readRepository(root);
const violations = checkLayers(repository);
for (const { path, line, rule, message } of violations) console.log(`${path}:${line} ${rule}: ${message}`);
console.log(`${repository.modules.length} modules, ${violations.length} violations`);
// A run that reads nothing would pass for ever: it is a broken checker, not a clean repository.
if (repository.modules.length === 0 || violations.length > 0) process.exitCode = 1;
