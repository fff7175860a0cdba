import { sql } from 'kysely';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import type { Tx } from '#platform/database/database.ts';
import type { Standing, SubscriberFilter } from '../../contract/subscriber-calls.ts';
import { readPeopleSearch, type PeopleSearch } from '../../rules/read-people-search.ts';

/** What is kept of a standing: its place in the list, subscribed being 1. */
export const STANDING_NO = { never: 0, subscribed: 1, unsubscribed: 2 } as const satisfies Record<
  Standing,
  number
>;

/** Whom a list is about, as the index of terms is asked. */
export interface Wanted {
  /** As PostgreSQL writes a text query. Null: everybody. */
  query: string | null;
  /** The only thing that `query` asks, where it is nothing but a standing. */
  standing: number | null;
  /** Nobody can be meant: nothing of what was typed can be looked for. */
  isNobody: boolean;
}

/** Whom a search and filters mean. */
export async function findWanted(
  tx: Tx,
  { shopId, country }: { shopId: number; country: string },
  filter: SubscriberFilter,
): Promise<Wanted> {
  const callingCode = isSupportedCountry(country) ? getCountryCallingCode(country) : '';
  const search = filter.search === undefined ? null : readPeopleSearch(filter.search, callingCode);
  const standing = filter.standing ?? (search ? 'everybody' : 'subscribed');
  const narrowed = [
    filter.channel && `#c${filter.channel}`,
    filter.source && `#t${filter.source}`,
    standing !== 'everybody' && `#s${STANDING_NO[standing]}`,
  ].filter((term) => typeof term === 'string');
  const parts = narrowed.map((term) => lexeme(shopId, term));
  if (filter.dialCode !== undefined) parts.push(lexeme(shopId, `+${filter.dialCode}`, '*'));
  const searched = search ? await searchParts(tx, shopId, search) : [];
  const all = [...parts, ...searched];
  const isStanding = standing !== 'everybody' && all.length === 1;
  return {
    query: all.length === 0 ? null : all.join(' & '),
    standing: isStanding ? STANDING_NO[standing] : null,
    isNobody: search !== null && searched.length === 0,
  };
}

async function searchParts(tx: Tx, shopId: number, search: PeopleSearch): Promise<string[]> {
  if (search.text !== null) return words(tx, shopId, search.text);
  if (search.email !== null) {
    const { rows } = await sql<{
      folded: string;
    }>`select left(fold_text(${search.email}), 120) as folded`.execute(tx);
    return rows.map(({ folded }) => lexeme(shopId, `:${folded}`, '*'));
  }
  const ends = search.numberEnd === null ? [] : [`-${search.numberEnd.split('').toReversed().join('')}`];
  const readings = [...search.numberStarts.map((start) => `+${start}`), ...ends];
  return readings.length === 0 ? [] : [`(${readings.map((one) => lexeme(shopId, one, '*')).join(' | ')})`];
}

/** Folded by the database itself, as what is searched was. */
async function words(tx: Tx, shopId: number, text: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select left(word, 60) as word from unnest(split_words(${text})) as word where word <> '' limit 10`.execute(
    tx,
  );
  return rows.map(({ word }) => lexeme(shopId, `:${word}`, '*'));
}

/** A word of a text query; with a star, one that only begins like it. */
function lexeme(shopId: number, term: string, star: '' | '*' = ''): string {
  const quoted = `${shopId}${term}`.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return star === '' ? `'${quoted}'` : `'${quoted}':*`;
}
