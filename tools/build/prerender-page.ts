import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { Language } from '../../platform/language/languages.ts';
import { inlineTexts } from './inline-texts.ts';

interface Prerendered {
  /** The file name of the prerendered page. */
  page: string;
  /** The text that is replaced. */
  mark: string;
  /** The module, relative to the root, whose `prerender` returns the HTML. */
  module: string;
  language: Language;
}

/** Prerenders a page at build time, so that it shows before any script has loaded. */
export function prerenderPage({ page, mark, module, language }: Prerendered): Plugin {
  let devServer: ViteDevServer | null = null;
  let root = '';
  return {
    name: 'prerender-page',
    configResolved(config) {
      root = config.root;
    },
    configureServer(server) {
      devServer = server;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (path.basename(filename) !== page) return html;
        const markup = devServer ? await draw(devServer, module) : await drawOnce(root, module, language);
        if (!html.includes(mark)) throw new Error(`${page} has no ${mark}`);
        return html.replace(mark, () => markup);
      },
    },
  };
}

async function drawOnce(root: string, module: string, language: Language): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    plugins: [inlineTexts(language)],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await draw(server, module);
  } finally {
    await server.close();
  }
}

async function draw(server: ViteDevServer, module: string): Promise<string> {
  const loaded = (await server.ssrLoadModule(module)) as { prerender: () => string };
  return loaded.prerender();
}
