import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chooseBrowser } from './choose-browser.ts';

/** The variable that names another browser to run the journeys with. */
const VARIABLE = 'BELLBIRD_TEST_BROWSER';
/** The full browsers come after every headless shell, so that installing one does not change what a test run uses. */
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds the browser of the journeys: the one that BELLBIRD_TEST_BROWSER names, otherwise a headless shell, otherwise a
 * full Chromium. Returns null when there is none. Throws when the named one does not run.
 */
export function findChromium(): string | null {
  return chooseBrowser({
    requested: process.env[VARIABLE],
    candidates: [...headlessShells(), ...FULL_BROWSERS.flatMap(inFolders), chromium.executablePath()],
    runs,
  });
}

/** Whether BELLBIRD_TEST_BROWSER names a browser or a headless shell runs. A full Chromium alone does not count. */
export function hasPinnedBrowser(): boolean {
  return chooseBrowser({ requested: process.env[VARIABLE], candidates: headlessShells(), runs }) !== null;
}

/** Playwright's own comes first because its version is the one that Playwright is tested with. */
function headlessShells(): string[] {
  return [...playwrightHeadlessShells(), ...inFolders('chromium-headless-shell')];
}

/** Playwright tells only the path of its full browser. The headless shell of the same revision is in a folder beside it. */
function playwrightHeadlessShells(): string[] {
  const [, registry, revision] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(chromium.executablePath()) ?? [];
  if (registry === undefined) return [];
  const cwd = path.join(registry, `chromium_headless_shell-${revision}`);
  return globSync('*/{chrome-headless-shell,headless_shell,chrome-headless-shell.exe}', { cwd }).map((file) =>
    path.join(cwd, file),
  );
}

function inFolders(name: string): string[] {
  return ['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)].map((folder) =>
    path.join(folder, name),
  );
}

/** On Ubuntu `chromium` may be a script that only points to another shop. */
function runs(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}
