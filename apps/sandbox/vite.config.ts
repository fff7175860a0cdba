import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the phone, the store's admin and the control panel, which the sandbox serves. */
export default defineConfig({
  root: here('pages'),
  base: '/sandbox-assets/',
  plugins: [react()],
  build: {
    outDir: here('../../.build/sandbox-pages'),
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      input: ['phone', 'control-panel', 'store-admin'].map((name) => here(`pages/${name}.html`)),
    },
  },
});
