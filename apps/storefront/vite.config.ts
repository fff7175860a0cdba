import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { TOOLS } from '../../features/product/opt-in-tools/tool-list.ts';
import { shortenSheets } from '../../tools/build/shorten-sheets.ts';
import { LOADER, shopperWords, toolFile, widgetEntries } from '../../tools/build/storefront-entries.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** A file of its own, with all that it stands on. A library: the bundler adds nothing, and keeps what it exports. */
function oneFile(name: string, entry: string, format: 'es' | 'iife'): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: here('../../.build/storefront'),
      // It is built first.
      emptyOutDir: name === LOADER,
      target: 'es2022',
      lib: { entry, name, formats: [format], fileName: () => `${name}.js` },
      // Of comments for bundlers nothing is kept, for none comes after this one.
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  };
}

const WIDGETS = widgetEntries(TOOLS);

/** Nearly all of a tool runs as soon as it is there: a browser that knows this compiles it beside its main thread. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Puts the words of each language to what shows a tool: a page asks for one file, and reads one. */
const withWords: Plugin = {
  name: 'a file of a tool for each language',
  async generateBundle(_options, bundle) {
    for (const [file, part] of Object.entries(bundle)) {
      const type = path.parse(file).name;
      if (part.type !== 'chunk' || !(type in WIDGETS)) continue;
      for (const [language, words] of Object.entries(await shopperWords())) {
        // Those of other tools weigh as much as a part of this one.
        const used = Object.entries(words).filter(([name]) => new RegExp(`\\b${name}\\b`).test(part.code));
        const told = JSON.stringify(Object.fromEntries(used)).replaceAll(/"(\w+)":/g, '$1:');
        const source = `${COMPILE_AT_ONCE}\nexport const words=${told};${part.code}`;
        this.emitFile({ type: 'asset', fileName: `${toolFile(type, language)}.js`, source });
      }
      delete bundle[file];
    }
  },
};

/**
 * The script that shops embed, and a file for each tool that it loads when that tool is shown. None shares a part with
 * another: a page shows one tool, and two files weigh more than one.
 */
export default defineConfig({
  root: here('.'),
  // Tools are drawn by the part of Preact that they use, which is a fifth of it; its types are Preact's own.
  resolve: {
    alias: [
      { find: 'preact/jsx-runtime', replacement: here('small-preact/jsx-runtime.ts') },
      { find: 'preact', replacement: here('small-preact/index.ts') },
    ],
  },
  plugins: [
    {
      name: 'sheets of tools',
      enforce: 'pre',
      transform: (code, id) => (id.endsWith('-style.ts') ? shortenSheets(code) : null),
    },
    withWords,
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  environments: {
    // A classic script shares one scope with every other on the page: all of it stays inside a function.
    client: oneFile(LOADER, here('loader.ts'), 'iife'),
    plainTag: oneFile('bellbird', here('plain-tag.ts'), 'iife'),
    visits: oneFile('visits', here('visits.ts'), 'es'),
    chat: oneFile('chat', here('chat.ts'), 'es'),
    chooseSide: oneFile('choose-side', here('choose-side.ts'), 'es'),
    tryOut: oneFile('try-out', here('try-out.ts'), 'es'),
    ...Object.fromEntries(Object.entries(WIDGETS).map(([name, file]) => [name, oneFile(name, file, 'es')])),
  },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
});
