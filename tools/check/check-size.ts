import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { TOOLS } from '#features/opt-in-tools/tool-list.ts';
import { LOADER } from '../build/storefront-entries.ts';
import { findCircle } from './find-circle.ts';
import { firstLoads, type Manifest } from './first-loads.ts';
import type { CommandResult } from './run-command.ts';
import { SIZE_LIMITS_KB } from './size-limits.ts';

const BUILD = '.build/merchant-web';
const STOREFRONT = '.build/storefront';
const MANIFEST = path.join(BUILD, '.vite/manifest.json');

/** Weighs what each first load of the merchant's pages needs at once, and what a shop's pages load. */
export function checkSize(): CommandResult {
  if (!existsSync(MANIFEST))
    return { succeeded: false, output: 'The pages are not built. Run npm run build.' };
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const circle = findCircle(manifest);
  if (circle) return { succeeded: false, output: `These parts import each other: ${circle.join(', ')}` };
  const loads = firstLoads(manifest).map(({ name, files }) => ({
    name,
    limitKb: name === 'landing' ? SIZE_LIMITS_KB.landing : SIZE_LIMITS_KB.dashboard,
    bytes: weigh(BUILD, files),
  }));
  const lines = [...loads, ...storefrontLoads()].map(({ name, limitKb, bytes }) => ({
    text: `${name}: ${(bytes / 1024).toFixed(1)} of ${limitKb} KB`,
    isOver: bytes > limitKb * 1024,
  }));
  return { succeeded: !lines.some(({ isOver }) => isOver), output: lines.map(({ text }) => text).join('\n') };
}

/** What a shop's page loads for each tool: the script that it embeds, and the tool. */
function storefrontLoads() {
  // What tells of visits is loaded for shoppers who opted in, who see no tool on that channel any more.
  return [...TOOLS.map(({ type }) => type), 'visits'].map((part) => ({
    name: `storefront with ${part}`,
    limitKb: SIZE_LIMITS_KB.storefront,
    bytes: weigh(STOREFRONT, [`${LOADER}.js`, `${part}.js`]),
  }));
}

/** As the build compressed them, where that was worth it. */
function weigh(folder: string, files: readonly string[]): number {
  const sizes = files.map((file) => {
    const plain = path.join(folder, file);
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
