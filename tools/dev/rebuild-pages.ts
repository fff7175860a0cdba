import { buildStalePages } from '../build/build-stale-pages.ts';
import { webBuilds } from '../build/web-builds.ts';
import { watchFolders } from './watch-folders.ts';

/** Builds again what changed, but for the merchant's pages, which Vite serves as they are. Returns the end. */
export function rebuildPages(): () => Promise<void> {
  let turn = Promise.resolve();
  const stopWatching = watchFolders(['features', 'platform', 'apps'], () => {
    turn = turn.then(rebuild);
  });
  return async () => {
    await stopWatching();
    await turn;
  };
}

/** A failed build while a file is being written is reported, and repeated at the next change. */
async function rebuild(): Promise<void> {
  const builds = webBuilds([]);
  try {
    await buildStalePages({ builds, onStart: (names) => console.log(`Building ${names.join(', ')} ...`) });
  } catch (error) {
    console.error((error as Error).message);
  }
}
