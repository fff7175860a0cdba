import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '../../platform/language/catalogue.ts';
import { listEntries, textAt } from './entries.ts';
import { importParts, listEnglish, pathIn, type CatalogueFile } from './list-catalogues.ts';
import { readPo, writePo, type Pair, type Translated } from './po-file.ts';
import { writeCatalogue, type PartPlaces } from './write-catalogue.ts';

/** Returns the PO file of a language, with each text of the catalogues below `root`. */
export async function exportPo(root: string, language: Translated): Promise<string> {
  const files = await listEnglish(root);
  const pairs = await Promise.all(files.map((file) => pairsOf(root, file, { language, all: files })));
  return writePo(language, pairs.flat());
}

/**
 * Writes the catalogues of a language from a PO file, and returns their paths. If the file has problems, writes nothing
 * and returns the problems.
 */
export async function importPo(
  root: string,
  language: Translated,
  source: string,
): Promise<{ problems: string[]; written: string[] }> {
  const { files, translations, problems } = await readTranslations(root, language, source);
  if (problems.length > 0) return { problems, written: [] };
  const places = placesOf(files);
  const written = files.map((file) => {
    const find = (name: string) => translations.get(contextOf(file, name));
    const target = path.join(root, pathIn(language, file.path));
    writeFileSync(target, writeCatalogue(language, file, { find, places }));
    return target;
  });
  return { problems: [], written };
}

/** Returns the translations in a PO file by their context, and a sentence for each problem. */
export async function readTranslations(root: string, language: Translated, source: string) {
  const files = await listEnglish(root);
  return {
    files,
    ...readPo(
      language,
      source,
      files.flatMap((file) => englishOf(file, files)),
    ),
  };
}

function contextOf(file: CatalogueFile, name: string): string {
  return `${file.path.replace(/\.ts$/, '')} ${name}`;
}

function englishOf(file: CatalogueFile, all: readonly CatalogueFile[]): Omit<Pair, 'translation'>[] {
  const own = new Set<unknown>(Object.values(file.parts));
  const elsewhere = new Set([...placesOf(all).keys()].filter((part) => !own.has(part)));
  return listEntries(file.parts, elsewhere).map(({ name, text }) => ({
    context: contextOf(file, name),
    english: text,
  }));
}

async function pairsOf(
  root: string,
  file: CatalogueFile,
  { language, all }: { language: Translated; all: readonly CatalogueFile[] },
): Promise<Pair[]> {
  const parts: Catalogue = await importParts(path.join(root, pathIn(language, file.path)));
  const prefix = contextOf(file, '').length;
  return englishOf(file, all).map((pair) => ({
    ...pair,
    translation: textAt(parts, pair.context.slice(prefix)),
  }));
}

/** Returns the file of each section that is not in the main file. */
function placesOf(files: readonly CatalogueFile[]): PartPlaces {
  return new Map(
    files
      .filter((file) => !('texts' in file.parts))
      .flatMap((file) =>
        Object.entries(file.parts).map(([name, part]) => [part, { name, path: file.path }] as const),
      ),
  );
}
