import type { Rollup } from 'vite';

/** Files that an entry needs: its chunk, all that it imports, and their styles. */
export function filesOf(
  bundle: Rollup.OutputBundle,
  isEntry: (chunk: Rollup.OutputChunk) => boolean,
): Set<string> {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && isEntry(file));
  if (entry === undefined) {
    throw new Error('The build has no such page: compare start/early-pages.ts and lease-worker-file.ts.');
  }
  const files = new Set([entry.fileName]);
  // It grows while it is walked.
  for (const name of files) {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk') continue;
    for (const needed of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(needed);
  }
  return files;
}
