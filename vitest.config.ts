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

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate,
          include: everyTest,
          exclude: [...integrationTests, '**/node_modules/**'],
          // A guard against hanging: properties of many thousand cases take their time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          isolate,
          include: integrationTests,
          globalSetup: ['platform/testing/global-setup.ts'],
          testTimeout: 20_000,
          // The first file of a run that opens a world has it installed for all of them, however busy the machine is.
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
