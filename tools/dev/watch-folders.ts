import { existsSync, watch } from 'node:fs';

/** The wait for a pause in the changes: editors write a file in several steps, and a checkout changes many files. */
const QUIET_MS = 150;

/**
 * Calls back after files below these folders have changed and then stayed the same for a moment. Returns a function
 * that stops the watching.
 */
export function watchFolders(folders: readonly string[], onChange: () => void): () => Promise<void> {
  let quiet: NodeJS.Timeout | undefined;
  const watchers = folders
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, () => {
        clearTimeout(quiet);
        quiet = setTimeout(onChange, QUIET_MS);
      }),
    );
  return () => {
    clearTimeout(quiet);
    for (const watcher of watchers) watcher.close();
    return Promise.resolve();
  };
}
