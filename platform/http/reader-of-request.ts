import type { IncomingHttpHeaders } from 'node:http';
import { chooseLanguage, LANGUAGE_COOKIE, localeFor } from '#platform/language/languages.ts';
import type { Reader } from '#platform/language/reader.ts';

const CHOSEN = new RegExp(`(?:^|; ?)${LANGUAGE_COOKIE}=([\\w-]{2,20})`);
/** Browsers send a handful; the rest of a long header is ignored. */
const MOST_WANTED = 20;

/** Returns who reads the answer to a request: in the language that the person chose, else the browser's first. */
export function readerOf({ headers }: { headers: IncomingHttpHeaders }): Reader {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  const browsers = wantedLanguages(headers['accept-language'] ?? '');
  const language = chooseLanguage(chosen ? [chosen, ...browsers] : browsers);
  const locales = browsers.map((wanted) => localeFor(language, wanted));
  const usual = localeFor(language, '');
  return { language, locale: locales.find((locale) => locale !== usual) ?? usual };
}

/** Returns the languages of an Accept-Language header (RFC 9110, section 12.5.4), the most wanted first. */
function wantedLanguages(header: string): string[] {
  return header
    .split(',', MOST_WANTED)
    .map((part) => {
      const [tag = '', ...settings] = part.split(';').map((piece) => piece.trim());
      const quality = settings.find((setting) => setting.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
