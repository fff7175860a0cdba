import path from 'node:path';
import type { Plugin } from 'vite';

const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g;
const ROOT = '<div id="root">';
const PRELOADER = '\0vite/preload-helper.js';
const INTO_HEAD = 'document.head.appendChild(link)';

/**
 * Moves a page's style sheets after its prerendered content and before the app's element: a sheet in the head delays
 * the first paint, one after the content does not. The app's own styles must come later, and screens' style sheets are
 * inserted after these; in the head, where Vite puts them, the page's would override them.
 */
export function stylesAfterPage(page: string): Plugin {
  let isMoved = false;
  return {
    name: 'styles-after-page',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id !== PRELOADER) return null;
      isMoved = code.includes(INTO_HEAD);
      return code.replace(INTO_HEAD, 'document.body.appendChild(link)');
    },
    buildEnd(error) {
      if (!error && !isMoved)
        this.error('Vite loads style sheets in another way now: they must follow the page’s.');
    },
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
