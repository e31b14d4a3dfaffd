import { benchAudit } from './audit.ts';
import { benchDocuments } from './documents.ts';
import { benchFairness } from './fairness.ts';
import { benchFleet } from './fleet.ts';
import { benchImportMany } from './import-many.ts';
import { benchImport } from './import.ts';
import { benchPayroll } from './payroll.ts';
import { benchScale } from './scale.ts';
import { benchSearch } from './search.ts';

const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  payroll: benchPayroll,
  search: benchSearch,
  scale: benchScale,
  import: benchImport,
  'import-many': benchImportMany,
  documents: benchDocuments,
  fairness: benchFairness,
  fleet: benchFleet,
  audit: benchAudit,
};

const name = process.argv[2] ?? '';
const run = BENCHMARKS[name];
if (!run) {
  process.stderr.write(`Usage: npm run bench -- ${Object.keys(BENCHMARKS).join('|')}\n`);
  process.exit(2);
}
await run();
