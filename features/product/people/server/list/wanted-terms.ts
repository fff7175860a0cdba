import { sql } from 'kysely';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { dayBounds } from '#platform/clock/day-bounds.ts';
import type { Tx } from '#platform/database/database.ts';
import { namedIn, splitList } from '#platform/http/text-shapes.ts';
import { STANDINGS, type Standing, type SubscriberFilter } from '../../contract/subscriber-calls.ts';
import { readPeopleSearch, type PeopleSearch } from '../../rules/read-people-search.ts';

/** What is kept of a standing: its place in the list, subscribed being 1. */
export const STANDING_NO = { never: 0, subscribed: 1, unsubscribed: 2 } as const satisfies Record<
  Standing,
  number
>;

/** Whom a list is about. */
export interface Wanted {
  /** What the index of terms is asked, as PostgreSQL writes a text query. Null: everybody. */
  query: string | null;
  /** The only thing that `query` asks, where it is nothing but a standing. */
  standing: number | null;
  /** The moments between which they agreed last, or became known; null where they are open. */
  since: { from: Date | null; until: Date | null };
  /** Nobody can be meant: nothing of what was typed can be looked for. */
  isNobody: boolean;
}

/** Whom a search and filters mean. */
export async function findWanted(
  tx: Tx,
  { shopId, country, timeZone }: { shopId: number; country: string; timeZone: string },
  filter: SubscriberFilter,
): Promise<Wanted> {
  const callingCode = isSupportedCountry(country) ? getCountryCallingCode(country) : '';
  const search = filter.search === undefined ? null : readPeopleSearch(filter.search, callingCode);
  const standings = wantedStandings(filter.standing ?? (search ? 'everybody' : 'subscribed'));
  const narrowed = [
    splitList(filter.channel).map((one) => lexeme(shopId, `#c${one}`)),
    splitList(filter.source).map((one) => lexeme(shopId, `#t${one}`)),
    standings.map((one) => lexeme(shopId, `#s${STANDING_NO[one]}`)),
    splitList(filter.dialCode).map((one) => lexeme(shopId, `+${one}`, '*')),
  ].flatMap(anyOf);
  const searched = search ? await searchParts(tx, shopId, search) : [];
  const all = [...narrowed, ...searched];
  const [only] = standings;
  const isStanding = standings.length === 1 && all.length === 1;
  return {
    query: all.length === 0 ? null : all.join(' & '),
    standing: isStanding && only ? STANDING_NO[only] : null,
    since: dayBounds(filter, timeZone),
    isNobody: search !== null && searched.length === 0,
  };
}

/** Of all standings there is no need to ask for any. */
function wantedStandings(named: string): Standing[] {
  const standings = namedIn(STANDINGS, named);
  return splitList(named).includes('everybody') || standings.length === STANDINGS.length ? [] : standings;
}

/** One part of a text query, of which one has to be there; none of none. */
function anyOf(parts: readonly string[]): string[] {
  return parts.length === 0 ? [] : [`(${parts.join(' | ')})`];
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
  return anyOf(readings.map((one) => lexeme(shopId, one, '*')));
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
