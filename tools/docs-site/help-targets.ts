import { globSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** Files of `docs` by path of the app, such as `{ "/inbox": "inbox.md#answer" }`. */
const HelpOfPages = z.record(z.string(), z.string());
const FOLDERS = [
  'apps/merchant-web/pages',
  'features/*/*/web',
  'features/product/automations/campaigns/*',
  'features/product/opt-in-tools/tools/*',
];

/** Lists the files in which features say, beside their pages, which page of the documentation helps there. */
export function helpFiles(): string[] {
  return globSync(`{${FOLDERS.join(',')}}/help-of-pages.json`).toSorted();
}

/** Returns the address of the documentation for each path of the app. Longer paths come first. */
export function helpTargets(): [path: string, address: string][] {
  return helpFiles()
    .flatMap((file) => Object.entries(HelpOfPages.parse(JSON.parse(readFileSync(file, 'utf8')))))
    .toSorted(([one], [other]) => other.length - one.length || one.localeCompare(other))
    .map(([at, target]) => [at, `/docs/${target.replace(/\.md(?=#|$)/, '')}`]);
}
