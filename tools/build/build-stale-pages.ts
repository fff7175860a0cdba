import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressBuilt, type Compression } from './compress-built.ts';
import { hashSources } from './hash-sources.ts';
import type { BuildFailures, ViteBuild } from './run-vite.ts';
import { type WebBuild, webBuilds } from './web-builds.ts';

const RUN_VITE = path.join(import.meta.dirname, 'run-vite.ts');
/** Without huge pages the bundler uses a third less memory, and the system spends less time clearing it. */
const LEAN = { MIMALLOC_ALLOW_THP: '0' };

interface Wanted {
  builds?: WebBuild[];
  /**
   * `quick` is enough when the reader is on this machine. Files that already have the smallest compression are not
   * compressed again.
   */
  compression?: Compression;
  onStart?: (names: string[]) => void;
}

interface StaleBuild {
  build: WebBuild;
  hash: string;
  /** The pages exist, but are larger than they should be. */
  isBuilt: boolean;
}

/**
 * Builds the browser programs whose sources changed since their last build, in parallel, and compresses them. Resolves
 * with the names of those built; throws with Vite's output when one fails.
 */
export async function buildStalePages({
  builds = webBuilds(),
  compression = 'smallest',
  onStart = () => {},
}: Wanted = {}): Promise<string[]> {
  const compressionOf = (build: WebBuild) => build.compression ?? compression;
  const stale = builds.flatMap((build) => findStale(build, compressionOf(build)));
  const names = stale.map(({ build }) => build.name);
  if (names.length > 0) onStart(names);
  const unbuilt = stale.filter(({ isBuilt }) => !isBuilt).map(({ build }) => build);
  const failures = unbuilt.length > 0 ? await runVite(unbuilt) : {};
  // Successful builds are kept, even when others failed.
  for (const { build, hash } of stale.filter((one) => !(one.build.name in failures))) {
    await compressBuilt(build.outDir, compressionOf(build));
    writeFileSync(hashFile(build), note(hash, compressionOf(build)));
  }
  const complaints = unbuilt
    .filter(({ name }) => name in failures)
    .map(({ name }) => `${name} does not build:\n${failures[name]}`.trim());
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return names;
}

function findStale(build: WebBuild, compression: Compression): StaleBuild[] {
  const hash = hashSources(build.sources);
  const noted = readNote(build);
  if (noted === note(hash, 'smallest') || noted === note(hash, compression)) return [];
  return [{ build, hash, isBuilt: noted === note(hash, 'quick') }];
}

/** In one process, which loads the bundler once. All builds end before a failure is reported. */
async function runVite(builds: readonly WebBuild[]): Promise<BuildFailures> {
  const wanted: ViteBuild[] = builds.map(({ name, config, language }) => ({
    name,
    config,
    ...(language && { mode: language }),
  }));
  const child = fork(RUN_VITE, [JSON.stringify(wanted)], {
    env: { ...process.env, ...LEAN },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  let failures: BuildFailures | null = null;
  child.on('message', (message) => (failures = message as BuildFailures));
  await once(child, 'close');
  return failures ?? Object.fromEntries(builds.map(({ name }) => [name, output]));
}

function note(hash: string, compression: Compression): string {
  return compression === 'smallest' ? hash : `${hash} ${compression}`;
}

function readNote(build: WebBuild): string | null {
  if (!existsSync(build.outDir) || !existsSync(hashFile(build))) return null;
  return readFileSync(hashFile(build), 'utf8');
}

function hashFile(build: WebBuild): string {
  return `${build.outDir}.hash`;
}
