import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const API_ADDRESS = 'http://localhost:3000';
const API_PATHS = [
  '/api',
  '/auth',
  '/cdn',
  '/database',
  '/getPages',
  '/redis',
  '/storefront',
  '/templateService',
  '/upload',
  '/userEvents',
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../../.build/merchant-web', import.meta.url)),
    emptyOutDir: true,
    // The size check follows the imports in it.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs stays the same between releases, and is smaller in one piece.
        advancedChunks: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
            },
          ],
        },
      },
    },
    target: 'es2023',
    // An inlined font or picture would be refused by a strict content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: API_ADDRESS }])),
  },
});
