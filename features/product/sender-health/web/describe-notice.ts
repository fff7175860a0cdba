import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';

const KNOWN: Readonly<Record<number, string>> = texts.knownNotices;

/** Describes a provider's notice for the merchant; `title` is the provider's own title. */
export function describeNotice(notice: { code: number | null; title: string | null }): string {
  const code = notice.code === null ? null : String(notice.code);
  const title = notice.title === null ? null : notice.title.replace(/\.$/, '');
  const known = notice.code === null ? undefined : KNOWN[notice.code];
  if (known !== undefined) return known;
  if (title === null)
    return code === null ? texts.otherNotices.nothing : fill(texts.otherNotices.code, { code });
  return code === null
    ? fill(texts.otherNotices.title, { title })
    : fill(texts.otherNotices.titleAndCode, { title, code });
}
