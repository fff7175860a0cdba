import { defineConfig } from 'vitest/config';
import { LongestFirst } from './platform/testing/longest-first.ts';
import { depth, guards, guardsInProcess } from './platform/testing/test-depth.ts';

const componentTests = ['{apps,features,platform}/**/*.component.test.tsx'];
const everyTest = ['{apps,clients,features,partners,platform,tools,bench}/**/*.test.ts'];
const integrationTests = [
  '{apps,features,journeys,partners,platform,tools,database}/**/*.integration.test.ts',
];

/** Two cores are what a small build machine has. Stories wait for a part of their time, and journeys run beside them. */
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
          provide: { depth },
          ...guardsInProcess,
        },
      },
      {
        test: {
          name: 'integration',
          isolate,
          include: integrationTests,
          globalSetup: ['platform/testing/global-setup.ts', 'tools/test-environment/global-setup.ts'],
          provide: { depth },
          ...guards,
        },
      },
      {
        test: {
          name: 'component',
          isolate,
          environment: 'happy-dom',
          // Style sheets are not loaded; without this, each one is an error in the output.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          include: componentTests,
          setupFiles: ['platform/testing/screens/set-up.ts'],
          // A test must not depend on where it runs.
          env: { TZ: 'UTC' },
          ...guardsInProcess,
        },
      },
    ],
  },
});
