import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressBuilt } from './compress-built.ts';
import { hashSources } from './hash-sources.ts';
import { type WebBuild, webBuilds } from './web-builds.ts';

const VITE = path.resolve('node_modules/vite/bin/vite.js');

/**
 * Builds the browser programs whose sources changed since they were built last, side by side.
 * Resolves with the names of what was built; throws with Vite's own words when one does not build.
 */
export async function buildStalePages({
  builds = webBuilds(),
  onStart = () => {},
}: { builds?: WebBuild[]; onStart?: (names: string[]) => void } = {}): Promise<string[]> {
  const stale = builds
    .map((build) => ({ build, hash: hashSources(build.sources) }))
    .filter(({ build, hash }) => builtHash(build) !== hash);
  const names = stale.map(({ build }) => build.name);
  if (names.length > 0) onStart(names);
  // All of them end before one fails the whole: none may go on building behind the back of what comes next.
  const results = await Promise.allSettled(stale.map(({ build, hash }) => buildOne(build, hash)));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return names;
}

async function buildOne(build: WebBuild, hash: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const args = [VITE, 'build', '--config', build.config, '--logLevel', 'warn'];
    execFile(process.execPath, args, (error, stdout, stderr) => {
      if (error) reject(new Error(`${build.name} does not build:\n${stdout}${stderr}`.trim()));
      else resolve();
    });
  });
  await compressBuilt(build.outDir);
  writeFileSync(hashFile(build), hash);
}

function builtHash(build: WebBuild): string | null {
  if (!existsSync(build.outDir) || !existsSync(hashFile(build))) return null;
  return readFileSync(hashFile(build), 'utf8');
}

function hashFile(build: WebBuild): string {
  return `${build.outDir}.hash`;
}
