import { directionOf } from '#platform/language/languages.ts';
import type { SiteLanguage } from './languages.ts';
import { NAVIGATION } from './navigation.ts';
import type { Page } from './read-pages.ts';
import { escape, type Heading, type RenderedPage } from './render-page.ts';
import { addressOf } from './resolve-link.ts';

/** The built files that every page loads, as addresses. */
export interface SiteAssets {
  script: string;
  styles: readonly string[];
  searchIndex: string;
}

interface LaidOutPage {
  page: Page;
  rendered: RenderedPage;
  pages: readonly Page[];
  site: SiteLanguage;
  assets: SiteAssets;
}

/** Returns the whole HTML of a page: header, menu, content, contents of the page, and the pages before and after. */
export function layOutPage({ page, rendered, pages, site, assets }: LaidOutPage): string {
  const { words, language, base } = site;
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n');
  // The page for unknown addresses has no address of its own.
  const markdown = pages.includes(page) ? markdownAddress(page, base) : null;
  const alternate =
    markdown === null ? '' : `<link rel="alternate" type="text/markdown" href="${markdown}">\n`;
  const source =
    markdown === null ? '' : `<p class="source"><a href="${markdown}">${escape(words.asMarkdown)}</a></p>\n`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(page.title)} · ${escape(words.site)}</title>
<link rel="icon" href="/favicon.svg">
${alternate}<script src="/color-scheme.js"></script>
${styles}
<script type="module" src="${assets.script}"></script>
</head>
<body data-words="${escape(JSON.stringify(browserWords(site, assets)))}">
<a class="skip" href="#content">${escape(words.skip)}</a>
<header class="top">
<a class="home" href="${base}">${escape(words.site)}</a>
<search class="search" hidden></search>
<a class="app" href="/">${escape(words.openApp)}</a>
</header>
<div class="frame">
${menu(page, pages, site)}
<main id="content" tabindex="-1">
<article>
${rendered.html}</article>
${neighbours(page, pages, site)}
${source}</main>
${contents(rendered.headings, site)}
</div>
</body>
</html>
`;
}

/** Returns the texts that the script needs. */
function browserWords({ words }: SiteLanguage, { searchIndex }: SiteAssets) {
  const { search, noResults, oneResult, results, copy, copied, copyFailed } = words;
  return { search, noResults, oneResult, results, copy, copied, copyFailed, searchIndex };
}

function menu(current: Page, pages: readonly Page[], { words, base }: SiteLanguage): string {
  const listing = current.isListed ? `${current.slug.split('/')[0]}` : current.slug;
  const sections = (Object.keys(NAVIGATION) as (keyof typeof NAVIGATION)[]).map((section) => {
    const lines = pages
      .filter((page) => page.section === section && !page.isListed)
      .map((page) => {
        const isCurrent =
          page === current ? ' aria-current="page"' : page.slug === listing ? ' aria-current="true"' : '';
        return `<li><a href="${addressOf(page, base)}"${isCurrent}>${escape(page.title)}</a></li>`;
      });
    return lines.length === 0
      ? ''
      : `<h2>${escape(words.sections[section])}</h2>\n<ul>\n${lines.join('\n')}\n</ul>`;
  });
  return `<details class="menu" open>
<summary>${escape(words.menu)}</summary>
<nav aria-label="${escape(words.pages)}">
${sections.filter((html) => html !== '').join('\n')}
</nav>
</details>`;
}

function contents(headings: readonly Heading[], { words }: SiteLanguage): string {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3);
  if (shown.length < 2) return '<div class="contents"></div>';
  const lines = shown.map(
    ({ depth, id, text }) => `<li class="level-${depth}"><a href="#${id}">${escape(text)}</a></li>`,
  );
  return `<nav class="contents" aria-label="${escape(words.onThisPage)}">
<h2>${escape(words.onThisPage)}</h2>
<ul>
${lines.join('\n')}
</ul>
</nav>`;
}

function neighbours(page: Page, pages: readonly Page[], { words, base }: SiteLanguage): string {
  const at = pages.indexOf(page);
  const link = (other: Page | undefined, name: 'previous' | 'next') =>
    other
      ? `<a class="${name}" rel="${name === 'previous' ? 'prev' : 'next'}" href="${addressOf(other, base)}"><span>${escape(words[name])}</span> ${escape(other.title)}</a>`
      : '';
  const [before, after] = at === -1 ? [] : [pages[at - 1], pages[at + 1]];
  return `<nav class="neighbours" aria-label="${escape(`${words.previous}, ${words.next}`)}">${link(before, 'previous')}${link(after, 'next')}</nav>`;
}

export function markdownAddress(page: Pick<Page, 'slug'>, base: string): string {
  return `${base}/${page.slug === '' ? 'index' : page.slug}.md`;
}
