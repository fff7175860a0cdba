import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The script that shops embed, and one file per tool that it loads when that tool is shown. */
export default defineConfig({
  root: here('.'),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('../../.build/storefront'),
    emptyOutDir: true,
    target: 'es2022',
    // A library: the bundler adds nothing of its own, and keeps the exports that the loader calls at run time.
    lib: {
      entry: {
        bellbird: here('loader.ts'),
        'persistent-pill': here('../../features/opt-in-tools/tools/persistent-pill/widget/show-pill.tsx'),
      },
      formats: ['es'],
    },
    rolldownOptions: { output: { entryFileNames: '[name].js', minify: true } },
  },
});
