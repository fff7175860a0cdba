import { directionOf } from '#platform/language/languages.ts';
import { currentReader, fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** The content of the readable file. */
export interface PersonData {
  shopName: string;
  gatheredAt: Date;
  tables: readonly { title: string; rows: readonly Readonly<Record<string, unknown>>[] }[];
}

/**
 * Renders an HTML page in the reader's language that a person can read and print. The page loads nothing and runs no
 * scripts.
 */
export function readableFile({ shopName, gatheredAt, tables }: PersonData): string {
  const { language, locale } = currentReader();
  const head = fill(texts.personFile.head, { shop: shopName });
  const when = gatheredAt.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  const parts = tables.map(({ title, rows }) => `<h2>${escape(title)}</h2>\n${rows.map(toList).join('\n')}`);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(head)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escape(head)}</h1>
<p>${escape(fill(texts.personFile.gathered, { when }))}</p>
${parts.length === 0 ? `<p>${escape(texts.personFile.nothing)}</p>` : parts.join('\n')}
</body>
</html>
`;
}

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #273043 }
h2 { margin-top: 2rem; font-size: 1.1rem }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: .2rem 1rem; margin: 0 0 1rem;
  padding: .75rem; border: 1px solid #e3e6ec; border-radius: 8px }
dt { color: #586276 }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
`;

/** Skips empty values. */
function toList(row: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `<dt>${escape(inWords(name))}</dt><dd>${escape(toText(value))}</dd>`);
  return `<dl>${lines.join('')}</dl>`;
}

function inWords(column: string): string {
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
