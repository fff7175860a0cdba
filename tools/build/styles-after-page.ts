import path from 'node:path';
import type { Plugin } from 'vite';

const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g;
const PAGE_END = '</body>';

/**
 * Moves a page's style sheets behind what is drawn into it: a sheet in the head holds back the first paint, one behind
 * it only what follows, which is the app.
 */
export function stylesAfterPage(page: string): Plugin {
  return {
    name: 'styles-after-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename }) {
        if (path.basename(filename) !== page) return html;
        const links = html.match(STYLE_LINKS) ?? [];
        return html.replace(STYLE_LINKS, '').replace(PAGE_END, () => `${links.join('')}\n  ${PAGE_END}`);
      },
    },
  };
}
