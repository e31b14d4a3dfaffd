import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a tool of poppler-utils says about a PDF; null on a machine without it, where pdf.js is the only reader. */
export function askPoppler(tool: 'pdfinfo' | 'pdffonts' | 'pdftotext', file: Uint8Array): string | null {
  const directory = mkdtempSync(join(tmpdir(), 'poppler-'));
  try {
    const path = join(directory, 'contract.pdf');
    writeFileSync(path, file);
    const target = tool === 'pdftotext' ? ['-layout', path, '-'] : [path];
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const { error, stdout, stderr } = spawnSync(tool, target, { encoding: 'utf8', env });
    if (error !== undefined) return null;
    if (stderr !== '') throw new Error(`${tool}: ${stderr}`);
    return stdout;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
