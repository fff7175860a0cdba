/** The texts of the site around its pages. A translation has the same keys. */
export const words = {
  site: 'Bellbird docs',
  skip: 'Skip to content',
  menu: 'Menu',
  pages: 'Pages',
  onThisPage: 'On this page',
  search: 'Search the docs',
  noResults: 'No page has these words.',
  oneResult: '1 result',
  results: 'The best {count} results',
  previous: 'Previous',
  next: 'Next',
  asMarkdown: 'This page as Markdown',
  openApp: 'Open Bellbird',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Not copied',
  tableIn: 'Table: {heading}',
  codeIn: 'Code: {heading}',
  notFound: 'Page not found',
  notFoundText: 'This address has no page. Search above, or start at the [first page](README.md).',
  summary: 'Chat marketing for online stores on WhatsApp and Messenger. Self-hosted and open source.',
  sections: {
    start: 'Start',
    connect: 'Connect',
    use: 'Use',
    api: 'API',
    operate: 'Operate',
    develop: 'Develop',
    more: 'Compare and ask',
  },
} as const;

type Loose<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Loose<T[Key]> };
export type Words = Loose<typeof words>;
