import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { TOOLS } from '../../features/opt-in-tools/tool-list.ts';
import { LOADER, widgetEntries } from '../../tools/build/storefront-entries.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The script that shops embed, and one file per tool that it loads when that tool is shown. */
export default defineConfig({
  root: here('.'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('../../.build/storefront'),
    emptyOutDir: true,
    // The size check follows the imports in it.
    manifest: true,
    target: 'es2022',
    // A library: the bundler adds nothing of its own, and keeps the exports that the loader calls at run time.
    lib: { entry: { [LOADER]: here('loader.ts'), ...widgetEntries(TOOLS) }, formats: ['es'] },
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        minify: true,
        // Said to bundlers, of which none comes after this one.
        comments: false,
        // A classic script shares one scope with every other on the page: all of the loader stays inside a function.
        postBanner: ({ name }) => (name === LOADER ? '(()=>{' : ''),
        postFooter: ({ name }) => (name === LOADER ? '})();' : ''),
      },
    },
  },
});
