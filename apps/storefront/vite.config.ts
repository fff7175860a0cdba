import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite';
import { TOOLS } from '../../features/product/opt-in-tools/tool-list.ts';
import { shortenSheets } from '../../tools/build/shorten-sheets.ts';
import { LOADER, shopperWords, toolFile, widgetEntries } from '../../tools/build/storefront-entries.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Builds one self-contained file. As a library, so that the bundler adds nothing and keeps the exports. */
function oneFile(name: string, entry: string, format: 'es' | 'iife'): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: here('../../.build/storefront'),
      // It is built first.
      emptyOutDir: name === LOADER,
      target: 'es2022',
      lib: { entry, name, formats: [format], fileName: () => `${name}.js` },
      // Removes comments for bundlers, because no bundler runs afterwards.
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  };
}

const WIDGETS = widgetEntries(TOOLS);

/** Nearly all of a tool's code runs when it loads. Browsers that support this comment compile it on another thread. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** Adds each language's texts to a tool's file, so that a page requests and parses only one file. */
const withWords: Plugin = {
  name: 'a file of a tool for each language',
  async generateBundle(_options, bundle) {
    for (const [file, part] of Object.entries(bundle)) {
      const type = path.parse(file).name;
      if (part.type !== 'chunk' || !(type in WIDGETS)) continue;
      for (const [language, words] of Object.entries(await shopperWords())) {
        // Other tools' texts would be as large as a part of this one.
        const used = Object.entries(words).filter(([name]) => new RegExp(`\\b${name}\\b`).test(part.code));
        const wordsJson = JSON.stringify(Object.fromEntries(used)).replaceAll(/"(\w+)":/g, '$1:');
        const source = `${COMPILE_AT_ONCE}\nexport const words=${wordsJson};${part.code}`;
        this.emitFile({ type: 'asset', fileName: `${toolFile(type, language)}.js`, source });
      }
      delete bundle[file];
    }
  },
};

/**
 * Builds the script that shops embed, and a file for each tool that it loads when the tool is shown. They share no
 * chunks:
 * a page shows one tool, and two requests cost more than one.
 */
export default defineConfig({
  root: here('.'),
  // Tools use a small part of Preact, a fifth of its size; the types are Preact's own.
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
    // A classic script shares one scope with all others on the page, so everything is inside a function.
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
