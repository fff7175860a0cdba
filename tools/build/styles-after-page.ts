import path from 'node:path';
import type { Plugin } from 'vite';

const STYLE_LINKS = /\s*<link rel="stylesheet"[^>]*>/g;
const ROOT = '<div id="root">';
const PRELOADER = '\0vite/preload-helper.js';
const INTO_HEAD = 'document.head.appendChild(link)';

/**
 * Moves a page's style sheets behind what is drawn into it and before where the app will stand: a sheet in the head
 * holds back the first paint, one behind what is drawn only what follows. The app's own styles must come after them.
 * Sheets that come with a screen are put behind these: in the head, where Vite puts them, the page's would overrule them.
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
