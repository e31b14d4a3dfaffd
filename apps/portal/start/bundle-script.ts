import type { build, Rollup } from 'vite';

/** The script of a file and of what it imports, short and in one piece: every visit carries it anew. */
export async function bundleScript(viteBuild: typeof build, file: string): Promise<string> {
  const built = await viteBuild({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: file, formats: ['iife'], name: 'start' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  // One format in one build gives one output.
  const [output] = built as Rollup.RollupOutput[];
  return output?.output[0].code.trim() ?? '';
}
