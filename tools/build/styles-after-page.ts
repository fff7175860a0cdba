import path from 'node:path';
import type { Plugin } from 'vite';

const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g;
const ROOT = '<div id="root">';
const PRELOADER = '\0vite/preload-helper.js';
const INTO_HEAD = 'document.head.appendChild(link)';

/**
 * Moves a page's style sheets after its prerendered content and before the app's element. A sheet in the head delays
 * the first paint; a sheet after the content does not. The style sheets of the app and of screens are inserted later
 * and override these. From the head, where Vite puts them, the page's own sheets would override the app's.
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
