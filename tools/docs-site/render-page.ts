import { Marked, type Tokens } from 'marked';
import { fill } from '#platform/language/reader.ts';
import { HeadingIds } from './heading-ids.ts';
import type { SiteLanguage } from './languages.ts';
import type { Page } from './read-pages.ts';
import { resolveLink } from './resolve-link.ts';

export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/** The text under one heading, for the search. */
export interface Passage {
  heading: Heading;
  text: string;
}

export interface RenderedPage {
  html: string;
  headings: Heading[];
  passages: Passage[];
}

/** Renders the Markdown of a page, and returns its headings and their texts as well. */
export function renderPage(page: Page, pages: readonly Page[], { words, base }: SiteLanguage): RenderedPage {
  const ids = new HeadingIds();
  const passages: Passage[] = [];
  const current = () => passages.at(-1)?.heading.text ?? page.title;
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ depth, tokens }: Tokens.Heading) {
        const text = plainText(this.parser.parseInline(tokens, this.parser.textRenderer));
        const heading = { depth, id: ids.next(text), text };
        passages.push({ heading, text: '' });
        const html = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1 id="${heading.id}">${html}</h1>\n`;
        return `<h${depth} id="${heading.id}">${html} <a class="anchor" href="#${heading.id}" aria-label="${escape(text)}">#</a></h${depth}>\n`;
      },
      code({ text, lang }: Tokens.Code) {
        const label = escape(fill(words.codeIn, { heading: current() }));
        return `<div class="code" data-language="${escape(lang ?? '')}"><pre tabindex="0" role="group" aria-label="${label}"><code>${escape(text)}</code></pre></div>\n`;
      },
      table(token: Tokens.Table) {
        const row = (cells: readonly Tokens.TableCell[], name: 'th' | 'td') =>
          `<tr>${cells.map(({ tokens }) => `<${name}${name === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${name}>`).join('')}</tr>`;
        const label = escape(fill(words.tableIn, { heading: current() }));
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="table" role="group" aria-label="${label}" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const target = resolveLink(href, page, pages, base);
        // The site has no source files, so it names them.
        if (target.kind === 'file')
          return text.includes(target.file) ? text : `${text} (<code>${escape(target.file)}</code>)`;
        const rel = target.kind === 'outside' ? ' rel="noreferrer"' : '';
        return `<a href="${escape(target.href)}"${rel}>${text}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        const target = resolveLink(href, page, pages, base);
        if (target.kind !== 'picture')
          throw new Error(`${page.file}: the picture ${href} is not in docs/pictures.`);
        return `<img src="${escape(target.href)}" alt="${escape(text)}" loading="lazy">`;
      },
    },
    walkTokens(token) {
      if (token.type === 'html')
        throw new Error(`${page.file}: write Markdown instead of ${token.raw.trim()}`);
    },
  });
  const html = marked.parse(page.markdown, { async: false });
  collectTexts(marked.lexer(page.markdown), passages);
  return { html, headings: passages.map(({ heading }) => heading), passages };
}

/** Adds the text below each heading to its passage. */
function collectTexts(tokens: readonly Tokens.Generic[], passages: readonly Passage[]): void {
  let at = -1;
  for (const token of tokens) {
    if (token.type === 'heading') at += 1;
    const passage = passages[at];
    if (passage && token.type !== 'heading') passage.text += ` ${textOf(token)}`;
  }
}

function textOf(token: Tokens.Generic): string {
  if (token.type === 'table') {
    const { header, rows } = token as unknown as Tokens.Table;
    return [header, ...rows]
      .flat()
      .map(({ text }) => text)
      .join(' ');
  }
  return token.raw
    .replaceAll(/\]\([^)]*\)|[`*_#>[\]|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");
}

export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
