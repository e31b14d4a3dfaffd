import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { build, Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { OFFLINE_WORKER } from './constants.ts';

const DARK_TOKENS = /\[data-mantine-color-scheme='dark'\] (\{[^}]*\})/;

/** The offline page with the colours of the look; dark where the system is dark, for a worker cannot read the page's choice. */
function offlinePage(root: string): string {
  const tokens = readFileSync(join(root, 'src/theme/tokens.css'), 'utf8').replace(
    DARK_TOKENS,
    '@media (prefers-color-scheme: dark) { :root $1 }',
  );
  const page = readFileSync(join(root, 'start/offline-page.html'), 'utf8').replace('/* tokens */', tokens);
  return page.replaceAll(/\n\s*/g, '\n');
}

function policyOf(page: string): string {
  const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
}

/**
 * Writes the service worker, which carries the offline page in its own text.
 * @param viteBuild the build tool itself: only its configuration may import it
 */
export function offlineWorkerFile(viteBuild: typeof build): Plugin {
  let root = '';
  return {
    name: 'offline-worker-file',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const page = offlinePage(root);
      const texts = { OFFLINE_PAGE: page, OFFLINE_POLICY: policyOf(page) };
      const constants = Object.entries(texts).map(([name, text]) => `const ${name}=${JSON.stringify(text)};`);
      const script = await bundleScript(viteBuild, join(root, 'start/offline-worker.ts'));
      this.emitFile({
        type: 'asset',
        fileName: OFFLINE_WORKER.slice(1),
        source: [...constants, script].join('\n'),
      });
    },
  };
}
