import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { helpTargets } from './help-targets.ts';
import { type SiteLanguage, siteLanguages } from './languages.ts';
import { llmsList } from './llms-list.ts';
import { layOutPage, markdownAddress } from './page-layout.ts';
import { type Page, readPages } from './read-pages.ts';
import { renderPage } from './render-page.ts';
import { buildSearchIndex } from './search-index.ts';

interface BuiltAssets {
  script: string;
  styles: string[];
}

/** Adds the documentation's pages to a build: HTML, Markdown, the search index, pictures, and the help addresses. */
export function buildDocsPages(): Plugin {
  return {
    name: 'docs-pages',
    generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      const built = Object.values(bundle);
      const entry = built.find((one) => one.type === 'chunk' && one.isEntry);
      if (!entry) return this.error('The site has no script.');
      const assets = {
        script: `/docs/${entry.fileName}`,
        styles: built
          .map(({ fileName }) => fileName)
          .filter((name) => name.endsWith('.css'))
          .map((name) => `/docs/${name}`),
      };
      for (const site of siteLanguages()) for (const [name, text] of filesOf(site, assets)) emit(name, text);
      for (const name of readdirSync('docs/pictures'))
        emit(`pictures/${name}`, readFileSync(path.join('docs/pictures', name)));
      emit('help-targets.json', JSON.stringify(helpTargets()));
    },
  };
}

/** Returns the files of one language, as names and contents. */
export function filesOf(site: SiteLanguage, built: BuiltAssets): [name: string, text: string][] {
  const pages = readPages(site);
  const rendered = pages.map((page) => ({ page, ...renderPage(page, pages, site) }));
  const index = buildSearchIndex(rendered, site.base);
  const hash = createHash('sha256').update(index).digest('hex').slice(0, 8);
  const indexName = `${site.base}/assets/search-${hash}.json`;
  const assets = { ...built, searchIndex: indexName };
  const missing = notFoundPage(site);
  const missingPage = { page: missing, rendered: renderPage(missing, pages, site), pages, site, assets };
  return [
    ...rendered.map(({ page, ...parts }): [string, string] => [
      inBuild(`${site.base}/${page.slug || 'index'}.html`),
      layOutPage({ page, rendered: parts, pages, site, assets }),
    ]),
    ...pages.map((page): [string, string] => [inBuild(markdownAddress(page, site.base)), page.markdown]),
    [inBuild(`${site.base}/404.html`), layOutPage(missingPage)],
    [inBuild(indexName), index],
    [inBuild(`${site.base}/llms.txt`), llmsList(pages, site)],
  ];
}

function notFoundPage({ words, folder }: SiteLanguage): Page {
  const markdown = `# ${words.notFound}\n\n${words.notFoundText}\n`;
  return {
    slug: '404',
    file: `${folder}/404.md`,
    section: 'start',
    title: words.notFound,
    markdown,
    isListed: false,
  };
}

function inBuild(address: string): string {
  return address.replace(/^\/docs\//, '');
}
