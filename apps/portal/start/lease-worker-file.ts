import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { build, Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { LEASE_WORKER } from './constants.ts';
import { filesOf } from './files-of.ts';

/** What the pages of the own car need without a connection: their own code, and what is loaded as they are used. */
const CODE = [
  'src/app/own-pages.ts',
  'src/features/profile/profile-area.tsx',
  'src/features/lease/car-page.tsx',
  'src/features/damage/damage-page.tsx',
  'src/features/driver-month/month-page.tsx',
  'src/features/lease/report/report-page.tsx',
  'src/features/lease/self-check/self-check-page.tsx',
  'src/features/handover-record/handover-page.tsx',
  'src/features/handover-record/return-page.tsx',
  'src/layout/navigation-drawer.tsx',
  'src/layout/not-found.tsx',
  'src/layout/saved-language.tsx',
  'src/favourites/favourites-link.tsx',
  'src/feedback/message-drawer.tsx',
  'src/product/appointment/own-appointment.tsx',
];

/** Namespaces of their texts. */
const TEXTS = [
  'app',
  'errors',
  'profile',
  'lease',
  'offline',
  'distance',
  'appointment',
  'damage',
  'handover',
  'desk',
  'january',
  'month',
  'report',
  'selfCheck',
  'payslip',
];

const FONT = /instrument-sans-latin-wght-normal.*\.woff2$/;

/** A page that the server answers with the portal's own, without words of one page. */
const PAGE = '/profile/car';

/**
 * Writes the service worker of the pages of the own car, with the names of the files that it keeps.
 * @param viteBuild the build tool itself: only its configuration may import it
 */
export function leaseWorkerFile(viteBuild: typeof build): Plugin {
  let root = '';
  return {
    name: 'lease-worker-file',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const modules = CODE.map((file) => join(root, file));
        const needed = new Set([
          ...filesOf(bundle, ({ isEntry }) => isEntry),
          ...modules.flatMap((module) => [
            ...filesOf(bundle, ({ facadeModuleId }) => facadeModuleId === module),
          ]),
          ...Object.keys(bundle).filter((name) => FONT.test(name)),
        ]);
        const texts = ['de', 'en'].flatMap((language) =>
          TEXTS.map((name) => `locales/${language}/${name}.json`),
        );
        const files = [...needed, ...texts].map((file) => `/${file}`);
        const version = createHash('sha256').update(files.join());
        for (const text of texts) version.update(readFileSync(join(root, 'public', text)));
        const constants = { FILES: files, VERSION: version.digest('hex').slice(0, 12), PAGE };
        const lines = Object.entries(constants).map(
          ([name, value]) => `const ${name}=${JSON.stringify(value)};`,
        );
        const script = await bundleScript(viteBuild, join(root, 'start/lease-worker.ts'));
        this.emitFile({
          type: 'asset',
          fileName: LEASE_WORKER.slice(1),
          source: [...lines, script].join('\n'),
        });
      },
    },
  };
}
