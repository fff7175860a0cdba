import { globSync } from 'node:fs';

/** The runner that a test file needs. */
export type TestKind = 'unit' | 'component' | 'integration' | 'browser';

/** The test files of a run, by kind. */
export type TestFiles = Record<TestKind, string[]>;

const PATTERN =
  '{apps,bench,database,features,journeys,partners,platform,tools}/**/*.{test.ts,journey.ts,component.test.tsx}';

/** Returns the test files with one of the texts in their path, by kind. */
export function findTests(wanted: readonly string[], all: readonly string[] = globSync(PATTERN)): TestFiles {
  const files: TestFiles = { unit: [], component: [], integration: [], browser: [] };
  for (const file of all.map((one) => one.replaceAll('\\', '/')).toSorted())
    if (wanted.some((text) => file.includes(text))) files[kindOf(file)].push(file);
  return files;
}

function kindOf(file: string): TestKind {
  if (file.endsWith('.journey.ts')) return 'browser';
  if (file.endsWith('.component.test.tsx')) return 'component';
  return file.endsWith('.integration.test.ts') ? 'integration' : 'unit';
}
