import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { directionOf, isLanguage, type Language } from '../../platform/language/languages.ts';
import { inlineTexts } from '../../tools/build/inline-texts.ts';
import { CHUNKS } from '../../tools/build/merchant-chunks.ts';
import { omitOtherLanguages } from '../../tools/build/omit-other-languages.ts';
import { omitServerParts } from '../../tools/build/omit-server-parts.ts';
import { prerenderPage } from '../../tools/build/prerender-page.ts';
import { stylesAfterPage } from '../../tools/build/styles-after-page.ts';
import { landingForVisitors } from '../../tools/dev/landing-for-visitors.ts';
import type { texts as english } from './texts/en.ts';

const API_ADDRESS = 'http://localhost:3000';
const API_PATHS = [
  '/api',
  '/auth',
  '/cdn',
  '/database',
  '/docs',
  '/getPages',
  '/redis',
  '/storefront',
  '/templateService',
  '/upload',
  '/userEvents',
];

/** The mode is the language of the pages, because each language has a build of its own. */
export default defineConfig(({ mode }) => pagesIn(isLanguage(mode) ? mode : 'en'));

function pagesIn(language: Language): UserConfig {
  const suffix = language === 'en' ? '' : `-${language.toLowerCase()}`;
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/',
    plugins: [
      react(),
      {
        name: 'omit-server-parts',
        enforce: 'pre',
        transform: (code, id) => {
          if (id.endsWith('-calls.ts')) return omitServerParts(code);
          return /automations[\\/]campaigns[\\/][^\\/]+[\\/]words[\\/]/.test(id)
            ? omitOtherLanguages(code)
            : null;
        },
      },
      inlineTexts(language),
      translateHtml(language),
      prerenderPage({
        page: 'landing.html',
        mark: '<!--landing-->',
        module: '/landing/prerender.tsx',
        language,
      }),
      prerenderPage({
        page: 'index.html',
        mark: '<!--waiting-->',
        module: '/pages/prerender-splash.tsx',
        language,
      }),
      stylesAfterPage('index.html'),
      landingForVisitors(API_ADDRESS),
    ],
    // Vite minifies style sheets with this tool anyway. Without this line another tool would process them first.
    css: { transformer: 'lightningcss' },
    build: {
      outDir: fileURLToPath(new URL(`../../.build/merchant-web${suffix}`, import.meta.url)),
      assetsDir: language === 'en' ? 'assets' : `assets/${language.toLowerCase()}`,
      emptyOutDir: true,
      // The size check reads the imports from the manifest.
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['index.html', 'landing.html'].map((page) => fileURLToPath(new URL(page, import.meta.url))),
        output: {
          codeSplitting: CHUNKS,
        },
      },
      target: 'es2023',
      // A strict content security policy would refuse inlined fonts and pictures.
      assetsInlineLimit: 0,
    },
    server: {
      proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: API_ADDRESS }])),
    },
  };
}

/** Writes the page's language into an HTML file, and replaces names of texts, such as `{{html.title}}`. */
function translateHtml(language: Language): Plugin {
  const attributes = `lang="${language}" dir="${directionOf(language)}"`;
  return {
    name: 'translate-html',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { texts } = (await import(`./texts/${language.toLowerCase()}.ts`)) as { texts: typeof english };
        return html
          .replace('<html lang="en"', `<html ${attributes}`)
          .replaceAll(/\{\{html\.(\w+)\}\}/g, (_mark, name) => texts.html[name as keyof typeof english.html]);
      },
    },
  };
}
