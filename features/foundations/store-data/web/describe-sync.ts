import type { ResponseOf } from '#platform/http/call.ts';
import { fill } from '#platform/language/reader.ts';
import { LOCALE } from '#platform/ui-kit/format/reader-locale.ts';
import type { getStoreSync } from '../contract/store-sync.ts';
import { texts } from '../texts/en.ts';

type Progress = ResponseOf<typeof getStoreSync>;

/** Describes how much of the store's data has been fetched and what comes next. Null once it is complete. */
export function describeSync({ parts, isCounting }: Progress): string | null {
  const [first, ...rest] = parts.filter(({ state }) => state !== 'done');
  if (!first) return isCounting ? texts.sync.counting : null;
  const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' });
  return [
    describePart(first),
    ...(rest.length > 0
      ? [fill(texts.sync.next, { parts: list.format(rest.map(({ part }) => texts.sync.parts[part])) })]
      : []),
    texts.sync.after,
    ...(first.isDelayed ? [texts.sync.late] : []),
  ].join(' ');
}

function describePart({ part: name, state, count, total }: Progress['parts'][number]): string {
  const part = texts.sync.parts[name];
  if (state !== 'fetching') return fill(texts.sync.fetching, { part });
  if (total === null) return fill(texts.sync.fetched, { part, count });
  return fill(texts.sync.fetchedOf, { part, count: Math.min(count, total), total });
}
