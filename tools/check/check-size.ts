import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { firstLoads, type Manifest } from './first-loads.ts';
import type { CommandResult } from './run-command.ts';

const BUILD = '.build/merchant-web';
const MANIFEST = path.join(BUILD, '.vite/manifest.json');

/** What a first load may bring of JavaScript, gzipped. */
const LANDING_KB = 130;
const SHELL_KB = 220;

/** Weighs what each first load of the merchant's pages brings. */
export function checkSize(): CommandResult {
  if (!existsSync(MANIFEST))
    return { succeeded: false, output: 'The pages are not built. Run npm run build.' };
  const loads = firstLoads(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest);
  const weigh = memoize((file: string) => gzipSync(readFileSync(path.join(BUILD, file))).length / 1024);
  const lines = loads.map(({ name, files }) => {
    const kb = files.reduce((sum, file) => sum + weigh(file), 0);
    const limit = name === 'landing' ? LANDING_KB : SHELL_KB;
    return { text: `${name}: ${kb.toFixed(1)} of ${limit} KB`, isOver: kb > limit };
  });
  const over = lines.filter((line) => line.isOver);
  return { succeeded: over.length === 0, output: lines.map((line) => line.text).join('\n') };
}

function memoize(weigh: (file: string) => number): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const weight = known.get(file) ?? weigh(file);
    known.set(file, weight);
    return weight;
  };
}
