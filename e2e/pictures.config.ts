import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** The portal's pages as pictures: the same server and browser as the tests, see `npm run pictures`. */
export default defineConfig({
  ...tests,
  testDir: 'pictures',
  projects: [{ testMatch: '*.pictures.ts' }],
  outputDir: '../.cache/picture-results',
  timeout: 300_000,
  use: { ...tests.use, contextOptions: { reducedMotion: 'reduce' }, trace: 'off', screenshot: 'off' },
});
