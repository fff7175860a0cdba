import { marked, type Token, type Tokens } from 'marked';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf } from './build-docs-pages.ts';
import { helpTargets } from './help-targets.ts';
import { siteLanguages } from './languages.ts';
import { type Page, readPages } from './read-pages.ts';
import { renderPage } from './render-page.ts';
import { addressOf, resolveLink } from './resolve-link.ts';

/** The names of pages that only programs read, or that are for translators. */
const NO_PAGES = /^docs\/translations\//;
/** A decision record is about its own day. */
const WITHOUT_DATES = /^docs\/decisions\//;
const DATE = /\b20\d\d-\d\d-\d\d\b/;

for (const site of siteLanguages()) {
  const pages = readPages(site);
  const rendered = new Map(pages.map((page) => [page, renderPage(page, pages, site)]));

  describe(`the documentation in ${site.language}`, () => {
    it('every link leads to a page, heading, picture or file that exists', () => {
      const dead = pages.flatMap((page) =>
        linksOf(page)
          .filter(({ href }) => !isAlive(href, page, pages, site.base))
          .map(({ href }) => `${page.file}: ${href}`),
      );
      expect(dead).toEqual([]);

      function isAlive(href: string, page: Page, all: readonly Page[], base: string): boolean {
        const target = resolveLink(href, page, all, base);
        if (target.kind === 'outside') return true;
        if (target.kind === 'picture') return existsSync(target.href.slice(1));
        if (target.kind === 'file') return existsSync(target.file);
        const { headings = [] } = rendered.get(target.page) ?? {};
        return target.anchor === null || headings.some(({ id }) => id === target.anchor);
      }
    });

    it('no built page has a link to an address that the site does not have', () => {
      const files = filesOf(site, { script: '/docs/assets/main.js', styles: ['/docs/assets/main.css'] });
      const addresses = new Set(files.map(([name]) => `/docs/${name}`.replace(/\/?(index)?\.html$/, '')));
      const dead = files.flatMap(([name, text]) =>
        [...text.matchAll(/ href="(\/docs[^"#]*)/g)]
          .map(([, href = '']) => href)
          .filter((href) => !addresses.has(href) && !href.startsWith('/docs/assets/'))
          .map((href) => `${name}: ${href}`),
      );
      expect(dead).toEqual([]);
    });

    it('every outside link has the date on which its page was read', () => {
      const undated = pages
        .filter(({ file }) => !WITHOUT_DATES.test(file))
        .flatMap((page) =>
          linksOf(page)
            .filter(({ href, around }) => /^https?:\/\/(?!localhost)/.test(href) && !DATE.test(around))
            .map(({ href }) => `${page.file}: ${href}`),
        );
      expect(undated).toEqual([]);
    });

    it('every page is in the menu or in a list of its section, under an address of its own', () => {
      const files = new Set(pages.map(({ file }) => file));
      const unreachable = globSync('docs/**/*.md').filter((file) => !NO_PAGES.test(file) && !files.has(file));
      expect(unreachable).toEqual([]);
      const addresses = pages.map((page) => addressOf(page, site.base));
      expect(addresses).toHaveLength(new Set(addresses).size);
      const listed = pages.filter(({ isListed }) => isListed);
      const lists = pages
        .filter(({ slug }) => slug === 'decisions')
        .flatMap(linksOf)
        .map(({ href }) => `docs/${href}`);
      expect(listed.map(({ file }) => file).filter((file) => !lists.includes(file))).toEqual([]);
    });

    it('every page of the app leads to a page that helps there', () => {
      const addresses = new Map(pages.map((page) => [addressOf(page, site.base), page]));
      const dead = helpTargets().filter(([, target]) => {
        const [address = '', anchor] = target.split('#');
        const page = addresses.get(address);
        const headings = page ? (rendered.get(page)?.headings ?? []) : [];
        return !page || (anchor !== undefined && !headings.some(({ id }) => id === anchor));
      });
      expect(dead).toEqual([]);
    });
  });
}

/** Pages without a merchant, on which there is no help. */
const FOR_VISITORS = ['/', '/landing', '/error', '/gallery', '/join', '/log-in'];

it('every page of the app has a page that helps there', () => {
  const files = globSync('{features/*/*/web,apps/merchant-web/pages}/*pages.ts');
  const paths = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bpath: '([^']+)'/g)].map(([, found = '']) => found),
  );
  expect(paths).toContain('/inbox/settings');
  const targets = helpTargets();
  const helpless = paths.filter(
    (page) =>
      !FOR_VISITORS.includes(page) && !targets.some(([at]) => page === at || page.startsWith(`${at}/`)),
  );
  expect(helpless).toEqual([]);
});

it('every campaign and opt-in tool has a section of its own', () => {
  const folders = globSync('features/product/{automations/campaigns,opt-in-tools/tools}/*/definition.ts').map(
    (file) => path.dirname(file),
  );
  expect(folders.length).toBeGreaterThan(17);
  expect(folders.filter((folder) => !existsSync(path.join(folder, 'help-of-pages.json')))).toEqual([]);
});

interface Link {
  href: string;
  /** The paragraph, list item or table row with the link. */
  around: string;
}

function linksOf(page: Page): Link[] {
  const links: Link[] = [];
  collect(marked.lexer(page.markdown), '');
  return links;

  function collect(tokens: readonly Token[], around: string): void {
    for (const token of tokens) {
      if (token.type === 'link' || token.type === 'image')
        links.push({ href: (token as Tokens.Link).href, around });
      else if (token.type === 'table') collectTable(token as Tokens.Table);
      else if (token.type === 'list')
        for (const item of (token as Tokens.List).items) collect(item.tokens, item.raw);
      else if ('tokens' in token && token.tokens)
        collect(token.tokens, around === '' || token.type === 'paragraph' ? token.raw : around);
    }
  }

  function collectTable({ header, rows }: Tokens.Table): void {
    for (const cells of [header, ...rows])
      for (const { tokens } of cells) collect(tokens, cells.map(({ text }) => text).join(' | '));
  }
}
