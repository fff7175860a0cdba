import { fileURLToPath } from 'node:url';
import { defineConfig, type EnvironmentOptions } from 'vite';
import { TOOLS } from '../../features/opt-in-tools/tool-list.ts';
import { shortenSheets } from '../../tools/build/shorten-sheets.ts';
import { LOADER, widgetEntries, wordEntries } from '../../tools/build/storefront-entries.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  environments: {
    // A classic script shares one scope with every other on the page: all of it stays inside a function.
    client: oneFile(LOADER, here('loader.ts'), 'iife'),
    visits: oneFile('visits', here('visits.ts'), 'es'),
    ...Object.fromEntries(
      Object.entries({ ...widgetEntries(TOOLS), ...wordEntries() }).map(([name, file]) => [
        name,
        oneFile(name, file, 'es'),
      ]),
    ),
  },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
    },
  },
});
