import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/test/find-chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  // Each journey starts a world of its own; two of them on two cores would only wait for each other.
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
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
      ],
    },
  },
});
