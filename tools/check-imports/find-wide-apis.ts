import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { ImportRules } from './import-rules.ts';
import { layerOf } from './judge-import.ts';

/** The layers that other features may import. */
const PUBLIC_LAYERS = ['public-api', 'public-web', 'public-rules'];

/** Returns the public APIs that export more names than `mostPublicNames`, types included. */
export function findWideApis(root: string, rules: ImportRules, files: readonly string[]): string[] {
  const apis = files.filter((file) => PUBLIC_LAYERS.includes(layerOf(rules, file) ?? ''));
  return apis.flatMap((file) => {
    const { module } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
    const entries = module.staticExports.flatMap((one) => one.entries);
    if (entries.some(({ exportName }) => exportName.name === null))
      return [`${file} exports everything of a file: name what other features use`];
    const { length } = entries;
    return length <= rules.mostPublicNames
      ? []
      : [`${file} exports ${length} names, and ${rules.mostPublicNames} are the most: see ARCHITECTURE.md`];
  });
}
