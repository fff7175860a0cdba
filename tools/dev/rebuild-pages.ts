import { buildStalePages } from '../build/build-stale-pages.ts';
import { webBuilds } from '../build/web-builds.ts';
import { watchFolders } from './watch-folders.ts';

/** Rebuilds changed pages, except the merchant's, which Vite serves. Returns a function that stops the rebuilding. */
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

/** Reports a failed build, for example of a half-written file. The next change starts another build. */
async function rebuild(): Promise<void> {
  const builds = webBuilds([]);
  try {
    await buildStalePages({ builds, onStart: (names) => console.log(`Building ${names.join(', ')} ...`) });
  } catch (error) {
    console.error((error as Error).message);
  }
}
