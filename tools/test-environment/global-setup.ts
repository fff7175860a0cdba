import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { filesThatReach, readImportGraph } from '../check/affected/import-graph.ts';
import { endIdleHosts } from './hosts/start-hosted.ts';
import { findSavedEnvironment } from './saved-environment.ts';

const ASKS_FOR_IT = 'tools/test-environment/saved-environment.ts';

/**
 * Creates the saved environment before the tests of a run that uses it. This takes longer than any test and must not
 * count against the first test's time limit. A run that does not use the environment starts without it.
 */
export default async function prepareEnvironment(project: TestProject): Promise<void> {
  if (!(await usesSavedEnvironment(project))) return;
  const { postgresUrl, runFolder } = project.getProvidedContext();
  await findSavedEnvironment({ postgresUrl, folder: runFolder });
  endIdleHosts();
}

async function usesSavedEnvironment(project: TestProject): Promise<boolean> {
  // The file names of the command line. Without them, the environment is created even if the run may not need it.
  const { filenamePattern } = project.vitest as { filenamePattern?: string[] };
  const { testFiles } = await project.globTestFiles(filenamePattern);
  const users = filesThatReach(readImportGraph(), [ASKS_FOR_IT]);
  return testFiles.some((file) => users.has(path.relative('.', file).replaceAll('\\', '/')));
}
