import { defineConfig } from '@playwright/test';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { findChromium } from './tools/test/find-chromium.ts';

const executablePath = findChromium();

// Each world has a process of its own that tells its journeys, and nearly half of what it took to begin was compiling.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules/.cache/compiled-programs');
enableCompileCache(process.env['NODE_COMPILE_CACHE']);

export default defineConfig({
  testDir: 'journeys/browser',
  // Node reads TypeScript by itself; to have it translated first takes four times as long.
  build: { external: ['**/*.ts'] },
  testMatch: '*.journey.ts',
  globalSetup: './journeys/browser/global-setup.ts',
  outputDir: 'test-results',
  // A journey that takes longer than 15 s on an idle machine says test.slow(), which gives it three times as long.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  // A test that passes only when it is tried again has failed.
  retries: 0,
  failOnFlakyTests: true,
  // Each has a browser and one world at a time: two of them keep two cores busy.
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    browserName: 'chromium',
    // A third of the browser's work was drawing what moves. Stories of the storefront see it move.
    reducedMotion: 'reduce',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace copies the page after each step, which is slow. To find a fault, use --trace retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds, and making its code fast costs more than it brings: an eighth of the browser's work.
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
});
