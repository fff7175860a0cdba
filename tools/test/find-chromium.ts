import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chooseBrowser } from './choose-browser.ts';

/** The variable that names another browser to run the journeys with. */
const VARIABLE = 'BELLBIRD_TEST_BROWSER';
/**
 * The full browsers come after every headless shell, so that installing one does not change the browser of a test run.
 */
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds the browser of the journeys: the one in BELLBIRD_TEST_BROWSER, otherwise a headless shell, otherwise a full
 * Chromium. Returns null if there is none. Throws if the browser in BELLBIRD_TEST_BROWSER does not run.
 */
export function findChromium(): string | null {
  return chooseBrowser({
    requested: process.env[VARIABLE],
    candidates: [...headlessShells(), ...FULL_BROWSERS.flatMap(inFolders), chromium.executablePath()],
    runs,
  });
}

/** Returns whether BELLBIRD_TEST_BROWSER is set or a headless shell runs. A full Chromium alone does not count. */
export function hasPinnedBrowser(): boolean {
  return chooseBrowser({ requested: process.env[VARIABLE], candidates: headlessShells(), runs }) !== null;
}

/** Playwright's own headless shell comes first, because Playwright is tested with its version. */
function headlessShells(): string[] {
  return [...playwrightHeadlessShells(), ...inFolders('chromium-headless-shell')];
}

/**
 * Playwright reports only the path of its full browser. The headless shell of the same revision is in a folder beside
 * it.
 */
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

/** Returns whether a browser runs. On Ubuntu, `chromium` may be a script that only refers to another source. */
function runs(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}
