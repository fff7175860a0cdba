import path from 'node:path';
import type { Plugin } from 'vite';

const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g;
const ROOT = '<div id="root">';

/**
 * Moves a page's style sheets behind what is drawn into it and before where the app will stand: a sheet in the head
 * holds back the first paint, one behind what is drawn only what follows. The app's own styles must come after them.
 */
export function stylesAfterPage(page: string): Plugin {
  return {
    name: 'styles-after-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (path.basename(filename) !== page) return html;
        const links = html.match(STYLE_LINKS) ?? [];
        return html.replace(STYLE_LINKS, '').replace(ROOT, () => `${links.join('').trim()}\n    ${ROOT}`);
      },
    },
  };
}
