import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The phone and the control panel; the sandbox serves what this builds. */
export default defineConfig({
  root: here('pages'),
  base: '/sandbox-assets/',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('../../.build/sandbox-pages'),
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: { input: [here('pages/phone.html'), here('pages/control-panel.html')] },
  },
});
