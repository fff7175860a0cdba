import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '../../platform/language/catalogue.ts';
import type { Language } from '../../platform/language/languages.ts';

/** A file of the English catalogue with its exports: `texts`, or the sections that `en.ts` lists. */
export interface CatalogueFile {
  /** The path relative to the root, with slashes. */
  path: string;
  parts: Readonly<Record<string, Catalogue>>;
}

/** Returns the files of all English catalogues below a folder, in the order of their paths. */
export async function listEnglish(root: string): Promise<CatalogueFile[]> {
  const paths = globSync('{apps,features,platform}/**/texts/{en,en-*}.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  const files: CatalogueFile[] = [];
  for (const file of paths.map((one) => one.replaceAll('\\', '/')).toSorted())
    files.push({ path: file, parts: await importParts(path.join(root, file)) });
  return files;
}

/** Returns the path of the same file in another language. */
export function pathIn(language: Language, englishPath: string): string {
  return englishPath.replace(/\/en(?=[-.][^/]*$)/, `/${language.toLowerCase()}`);
}

/** Returns the exports of a catalogue's file. Empty if there is no such file. */
export async function importParts(file: string): Promise<Record<string, Catalogue>> {
  if (!existsSync(file)) return {};
  return { ...((await import(pathToFileURL(file).href)) as Record<string, Catalogue>) };
}
