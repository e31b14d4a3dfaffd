import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What poppler's pdfsig says about a file: VALID when the one signature is valid and covers the whole document.
 * NOT_INSTALLED on a machine without it, where our own reader (`verify-signed-pdf.ts`) is the only one.
 */
export function askPdfsig(file: Buffer): 'VALID' | 'NOT_VALID' | 'NOT_INSTALLED' {
  const directory = mkdtempSync(join(tmpdir(), 'pdfsig-'));
  try {
    const path = join(directory, 'signed.pdf');
    writeFileSync(path, file);
    const env = { ...process.env, LC_ALL: 'C' };
    const { error, stdout } = spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8', env });
    if (error !== undefined) return 'NOT_INSTALLED';
    const wanted = ['Signature is Valid.', 'Total document signed', 'ETSI.CAdES.detached'];
    return wanted.every((words) => stdout.includes(words)) ? 'VALID' : 'NOT_VALID';
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
