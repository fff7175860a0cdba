import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Catalogue, CatalogueText } from '../../platform/language/catalogue.ts';
import type { Language } from '../../platform/language/languages.ts';

/** `import { texts } from '../texts/en.ts'`, also with a name of its own: `texts as shared`. */
const IMPORT = /^import \{ (texts|TEXTS)(?: as (\w+))? \} from '([^']*\/texts)\/(en|all)\.ts';\n/gm;

/**
 * Puts the texts of one language into the code, in place of each `texts.section.name`. A page then carries only the
 * texts that it shows, and needs no request and no code for them. In code that server and screens share,
 * `TEXTS[language].section.name` becomes the same text, because a built page has one language.
 */
export function inlineTexts(language: Language): Plugin {
  return {
    name: 'inline-texts',
    enforce: 'pre',
    async transform(code, id) {
      const imports = [...code.matchAll(IMPORT)];
      if (imports.length === 0 || id.includes('/node_modules/')) return null;
      let inlined = code;
      for (const [line, exported = '', alias, folder = ''] of imports) {
        const file = path.join(folderOf(folder, id), `${language.toLowerCase()}.ts`);
        this.addWatchFile(file);
        const { texts } = (await import(`${pathToFileURL(file).href}?${(await stat(file)).mtimeMs}`)) as {
          texts: Catalogue;
        };
        const name = alias ?? exported;
        inlined = inlineUses(inlined.replace(line, ''), { name, isAll: exported === 'TEXTS', texts });
      }
      return { code: inlined, map: null };
    },
  };
}

function folderOf(specifier: string, importer: string): string {
  if (specifier.startsWith('#')) return path.join(import.meta.dirname, '../..', specifier.slice(1));
  return path.join(path.dirname(importer.split('?')[0] ?? ''), specifier);
}

interface Inlined {
  /** The name under which the code imports the catalogue. */
  name: string;
  /** The catalogues of all languages were imported, and the code chooses one of them. */
  isAll: boolean;
  texts: Catalogue;
}

/**
 * Replaces each `texts.section.name` with the text. What the code computes (`texts.states[state]`) gets all texts below
 * that name. The whole catalogue cannot be used as a value, because every page would carry all of it.
 */
export function inlineUses(code: string, { name, isAll, texts }: Inlined): string {
  const chosen = isAll ? String.raw`\[[\w.]+\]` : '';
  // A type disappears by itself.
  // After one dot it is a property of something else, after three it is spread.
  const start = String.raw`(?<!typeof )(?<![\w$'"/-])(?<!(?<!\.\.)\.)${name}`;
  const uses = new RegExp(String.raw`${start}${chosen}((?:\s*\.\w+)+)`, 'g');
  const inlined = code.replace(uses, (_use, steps: string) => {
    const { value, rest } = valueAt(
      texts,
      steps
        .split('.')
        .slice(1)
        .map((step) => step.trim()),
    );
    return `(${JSON.stringify(value)})${rest.map((step) => `.${step}`).join('')}`;
  });
  const left = new RegExp(String.raw`${start}\b(?![\w:?'"-]).{0,40}`).exec(inlined);
  if (left) throw new Error(`Name a text: \`${name}.section.name\` instead of \`${left[0]}\``);
  return inlined;
}

/** Returns the text at a path, and the names after it, which are properties of the text itself. */
function valueAt(
  texts: Catalogue,
  names: readonly string[],
): { value: Catalogue | CatalogueText; rest: string[] } {
  let value: Catalogue | CatalogueText = texts;
  for (const [at, name] of names.entries()) {
    const next: Catalogue | CatalogueText | undefined =
      typeof value === 'string' ? undefined : (value as Catalogue)[name];
    if (next === undefined) return { value, rest: names.slice(at) };
    value = next;
  }
  return { value, rest: [] };
}
