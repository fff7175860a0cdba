import { defineConfig } from 'vitest/config';
import { LongestFirst } from './platform/testing/longest-first.ts';

const everyTest = ['{apps,features,partners,platform,tools,bench}/**/*.test.ts'];
const integrationTests = [
  '{apps,features,journeys,partners,platform,tools,database}/**/*.integration.test.ts',
];

/** Two cores are what a small build machine has. Stories wait for a quarter of their time: a third one keeps both busy. */
const maxWorkers = 3;

/** Files share what they import, which is most of the product each time: half of a unit run was importing. */
const isolate = false;

/** A guard against hanging, and nothing else: a slow or busy machine takes as long as it takes. */
const HANGS_AFTER_MS = 600_000;

export default defineConfig({
  test: {
    expect: { poll: { timeout: 60_000 } },
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: everyTest,
          exclude: [...integrationTests, '**/node_modules/**'],
          testTimeout: HANGS_AFTER_MS,
        },
      },
      {
        test: {
          name: 'integration',
          isolate,
          include: integrationTests,
          globalSetup: ['platform/testing/global-setup.ts'],
          testTimeout: HANGS_AFTER_MS,
          hookTimeout: HANGS_AFTER_MS,
        },
      },
    ],
  },
});
