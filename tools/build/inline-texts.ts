import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Catalogue, CatalogueText } from '../../platform/language/catalogue.ts';
import { LANGUAGES, type Language } from '../../platform/language/languages.ts';

/** `import { texts } from '../texts/en.ts'`, also under another name: `texts as shared`. */
const IMPORT = /^import \{ texts(?: as (\w+))? \} from '([^']*\/texts)\/(?:en|all)\.ts';\n/gm;
const CATALOGUE = new RegExp(`/texts/(all|${LANGUAGES.join('|')})\\.ts$`, 'i');

/**
 * Replaces each `texts.section.name` in the code with its text in one language. A page then carries only the texts that
 * it shows, and needs no request and no code for them. Code that server and screens share imports `texts/all.ts`, the
 * catalogues of all languages. Here these count as the one catalogue of the build's language. A build that still needs
 * a catalogue fails, because its pages would carry all texts, and in English.
 */
export function inlineTexts(language: Language): Plugin {
  return {
    name: 'inline-texts',
    enforce: 'pre',
    async transform(code, id) {
      // A catalogue has no side effects. A page whose texts are all inlined therefore drops it.
      if (CATALOGUE.test(id)) return { code, map: null, moduleSideEffects: false };
      const imports = [...code.matchAll(IMPORT)];
      if (imports.length === 0 || id.includes('/node_modules/')) return null;
      let inlined = code;
      for (const [, name = 'texts', folder = ''] of imports) {
        const file = path.join(folderOf(folder, id), `${language.toLowerCase()}.ts`);
        this.addWatchFile(file);
        const { mtimeMs } = await stat(file);
        const { texts } = (await import(`${pathToFileURL(file).href}?${mtimeMs}`)) as { texts: Catalogue };
        inlined = inlineUses(inlined, name, texts);
      }
      return { code: inlined, map: null };
    },
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle)) {
        const catalogue = part.type === 'chunk' && part.moduleIds.find((id) => CATALOGUE.test(id));
        if (!catalogue) continue;
        const users = this.getModuleInfo(catalogue)?.importers.map((id) => path.relative('.', id)) ?? [];
        this.error(
          `Name each text (texts.section.name) instead of a whole catalogue in one of: ${users.join(', ')}`,
        );
      }
    },
  };
}

function folderOf(specifier: string, importer: string): string {
  if (specifier.startsWith('#')) return path.join(import.meta.dirname, '../..', specifier.slice(1));
  return path.join(path.dirname(importer.split('?')[0] ?? ''), specifier);
}

/**
 * Replaces each `texts.section.name` with the text. A name that the code computes (`texts.states[state]`) becomes an
 * object with all texts of that section.
 */
export function inlineUses(code: string, name: string, texts: Catalogue): string {
  // TypeScript removes types. After one dot, the name is a property of another object. After three dots, the name is
  // spread.
  const start = String.raw`(?<!typeof )(?<![\w$'"/-])(?<!(?<!\.\.)\.)${name}`;
  const uses = new RegExp(String.raw`${start}((?:\s*\.\w+)+)`, 'g');
  return code.replace(uses, (_use, steps: string) => {
    const { value, rest } = valueAt(
      texts,
      steps
        .split('.')
        .slice(1)
        .map((step) => step.trim()),
    );
    return `(${JSON.stringify(value)})${rest.map((step) => `.${step}`).join('')}`;
  });
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
