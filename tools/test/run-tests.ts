import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildStalePages } from '../build/build-stale-pages.ts';
import { testedBuilds } from '../build/web-builds.ts';
import { ensureChromium } from './ensure-chromium.ts';
import type { TestFiles } from './find-tests.ts';

/**
 * Runs these test files and shows their output live. Builds the pages first if a browser needs them. Resolves with
 * whether all files passed.
 */
export async function runTests({ unit, component, integration, browser }: TestFiles): Promise<boolean> {
  let passed = true;
  if (unit.length > 0) passed = (await runVitest('unit', unit)) && passed;
  if (component.length > 0) passed = (await runVitest('component', component)) && passed;
  if (integration.length > 0) passed = (await runVitest('integration', integration)) && passed;
  if (browser.length === 0) return passed;
  await ensureChromium();
  await buildStalePages({ builds: testedBuilds() });
  return (await run('@playwright/test/cli.js', ['test', ...browser])) && passed;
}

function runVitest(project: string, files: readonly string[]): Promise<boolean> {
  return run('vitest/vitest.mjs', ['run', `--project=${project}`, ...files]);
}

function run(script: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [path.join('node_modules', script), ...args], { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
