import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { TOOL_LANGUAGES } from '#features/product/opt-in-tools/contract/words/languages.ts';
import { TOOLS } from '#features/product/opt-in-tools/tool-list.ts';
import { LOADER, toolFile } from '../build/storefront-entries.ts';
import { findCircle } from './find-circle.ts';
import { campaignPageLoad, firstLoads, flowEditorLoad, type Manifest } from './first-loads.ts';
import type { CommandResult } from './run-command.ts';
import { MOST_CAMPAIGN_PAGE_FILES, MOST_PACKAGES_MB, SIZE_LIMITS_KB } from './size-limits.ts';
import { weighPackages } from './weigh-packages.ts';

const BUILD = '.build/merchant-web';
const STOREFRONT = '.build/storefront';
const MANIFEST = path.join(BUILD, '.vite/manifest.json');

/**
 * Checks the size of each first load of the merchant's pages, of the files that shops' pages load, and of the
 * installation.
 */
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
  const editor = flowEditorLoad(manifest);
  if (!editor) return { succeeded: false, output: 'The flow editor is no part of its own any more.' };
  const later = {
    name: editor.name,
    limitKb: SIZE_LIMITS_KB.flowEditor,
    bytes: weigh(BUILD, editor.files),
  };
  const page = campaignPageLoad(manifest);
  const campaignPage = {
    name: page.name,
    limitKb: SIZE_LIMITS_KB.campaignPage,
    bytes: weigh(BUILD, page.files),
  };
  const packagesMb = weighPackages('.');
  const lines = [
    ...[...loads, later, campaignPage, ...storefrontLoads()].map(({ name, limitKb, bytes }) => ({
      text: `${name}: ${(bytes / 1024).toFixed(1)} of ${limitKb} KB`,
      isOver: bytes > limitKb * 1024,
    })),
    {
      text: `campaign page: ${page.files.length} of ${MOST_CAMPAIGN_PAGE_FILES} files`,
      isOver: page.files.length > MOST_CAMPAIGN_PAGE_FILES,
    },
    {
      text: `packages of a production install: ${Math.round(packagesMb)} of ${MOST_PACKAGES_MB} MB`,
      isOver: packagesMb > MOST_PACKAGES_MB,
    },
  ];
  return { succeeded: !lines.some(({ isOver }) => isOver), output: lines.map(({ text }) => text).join('\n') };
}

/** Returns what a shop's page loads: the embedded script, and a tool with its texts in the longest language. */
function storefrontLoads() {
  const weighTool = (type: string) =>
    Math.max(...TOOL_LANGUAGES.map((one) => weigh(STOREFRONT, [`${toolFile(type, one)}.js`])));
  return [
    { name: 'storefront', limitKb: SIZE_LIMITS_KB.loader, bytes: weigh(STOREFRONT, [`${LOADER}.js`]) },
    { name: 'visits', limitKb: SIZE_LIMITS_KB.visits, bytes: weigh(STOREFRONT, ['visits.js']) },
    { name: 'chat', limitKb: SIZE_LIMITS_KB.chat, bytes: weigh(STOREFRONT, ['chat.js']) },
    { name: 'choose-side', limitKb: SIZE_LIMITS_KB.chooseSide, bytes: weigh(STOREFRONT, ['choose-side.js']) },
    { name: 'try-out', limitKb: SIZE_LIMITS_KB.tryOut, bytes: weigh(STOREFRONT, ['try-out.js']) },
    ...TOOLS.map(({ type }) => ({
      name: type,
      limitKb: SIZE_LIMITS_KB.tools[type],
      bytes: weighTool(type),
    })),
  ];
}

/** Returns the size of files as the build compressed them. */
function weigh(folder: string, files: readonly string[]): number {
  const sizes = files.map((file) => {
    const plain = path.join(folder, file);
    return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
