import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const API_ADDRESS = 'http://localhost:3000';
const API_PATHS = ['/auth', '/database', '/redis', '/storefront'];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../../.build/merchant-web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // An inlined font or picture would be refused by a strict content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: API_ADDRESS }])),
  },
});
