import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { filesThatReach, readImportGraph } from '../check/affected/import-graph.ts';
import { endIdleHosts } from './hosts/start-hosted.ts';
import { findSavedWorld } from './saved-world.ts';

const ASKS_FOR_IT = 'tools/world/saved-world.ts';

/**
 * Makes the saved world before the tests of a run that uses it: it takes longer than anything that a test does, and is
 * not to count against the time limit of whichever test comes first. A run that does not use it starts without it.
 */
export default async function prepareWorld(project: TestProject): Promise<void> {
  if (!(await usesSavedWorld(project))) return;
  const { postgresUrl, runFolder } = project.getProvidedContext();
  await findSavedWorld({ postgresUrl, folder: runFolder });
  endIdleHosts();
}

async function usesSavedWorld(project: TestProject): Promise<boolean> {
  // What the command line names; without it, the world is made for a run that may not need it.
  const { filenamePattern } = project.vitest as { filenamePattern?: string[] };
  const { testFiles } = await project.globTestFiles(filenamePattern);
  const users = filesThatReach(readImportGraph(), [ASKS_FOR_IT]);
  return testFiles.some((file) => users.has(path.relative('.', file).replaceAll('\\', '/')));
}
