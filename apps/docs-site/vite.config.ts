import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { buildDocsPages } from '../../tools/docs-site/build-docs-pages.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the documentation, which the server serves under `/docs`. */
export default defineConfig({
  root: here('.'),
  base: '/docs/',
  publicDir: false,
  plugins: [buildDocsPages()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: here('../../.build/docs-site'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: here('browser/main.ts') },
  },
});
