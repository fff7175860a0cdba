import path from 'node:path';
import type { Catalogue, CatalogueText } from '../../platform/language/catalogue.ts';
import type { Language } from '../../platform/language/languages.ts';
import { isPlural } from './entries.ts';
import { pathIn, type CatalogueFile } from './list-catalogues.ts';

/** Finds the translation of a text by its name in the file. */
type FindText = (name: string) => CatalogueText | undefined;

/** The sections of a catalogue that other files export: the name of each, and its English file. */
export type PartPlaces = ReadonlyMap<unknown, { name: string; path: string }>;

/**
 * Returns the source of a catalogue's file in another language, in the order of the English file. A section of another
 * file is imported from there.
 */
export function writeCatalogue(
  language: Language,
  file: CatalogueFile,
  { find, places }: { find: FindText; places: PartPlaces },
): string {
  const own = new Set(Object.values(file.parts));
  const imported = new Map<string, Set<string>>();
  const isElsewhere = (value: unknown) => places.has(value) && !own.has(value as Catalogue);
  const hasParts = (value: Catalogue | CatalogueText): boolean =>
    typeof value === 'object' &&
    (isElsewhere(value) ||
      Object.values(value).some((inner: Catalogue | CatalogueText | undefined) => inner && hasParts(inner)));

  const write = (value: Catalogue | CatalogueText, name: string, type: string): string => {
    const place = isElsewhere(value) ? places.get(value) : undefined;
    if (place) {
      const names = imported.get(place.path) ?? new Set();
      imported.set(place.path, names.add(place.name));
      return place.name;
    }
    if (!hasParts(value)) return `translate<${type}, '${language}'>(${plain(value, name, find)})`;
    const inner = Object.entries(value as Catalogue).map(([key, one]) => {
      const below = `${name}.${key}`;
      // Each text gets its own type, because the main file has the type of the English file.
      if (typeof one === 'string')
        return `${JSON.stringify(key)}: translate<Pick<${type}, ${JSON.stringify(key)}>, '${language}'>({ ${JSON.stringify(key)}: ${plain(one, below, find)} }).${key}`;
      return `${JSON.stringify(key)}: ${write(one, below, `${type}[${JSON.stringify(key)}]`)}`;
    });
    return `{ ${inner.join(', ')} }`;
  };

  const isMain = 'texts' in file.parts;
  const declarations = Object.entries(file.parts).map(([name, value]) => {
    const type = isMain ? 'typeof english' : `(typeof english)[${JSON.stringify(name)}]`;
    const shape = hasParts(value) ? `: ${type}` : '';
    return `export const ${name}${shape} = ${write(value, name, type)};`;
  });
  const english = `./${path.basename(file.path)}`;
  const imports = [
    "import { translate } from '#platform/language/catalogue.ts';",
    ...[...imported]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(
        ([from, names]) =>
          `import { ${[...names].join(', ')} } from './${path.basename(pathIn(language, from))}';`,
      ),
    isMain
      ? `import type { texts as english } from '${english}';`
      : `import type * as english from '${english}';`,
  ];
  return `${imports.join('\n')}\n\n${declarations.join('\n\n')}\n`;
}

/** Writes a section without parts. */
function plain(value: Catalogue | CatalogueText, name: string, find: FindText): string {
  if (typeof value === 'string' || isPlural(value)) return JSON.stringify(find(name) ?? '');
  const inner = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${plain(one, `${name}.${key}`, find)}`,
  );
  return `{ ${inner.join(', ')} }`;
}
