import { sql } from 'kysely';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js';
import { dayBounds } from '#platform/clock/day-bounds.ts';
import type { Tx } from '#platform/database/database.ts';
import { namedIn, splitList } from '#platform/http/text-shapes.ts';
import { STANDINGS, type Standing, type SubscriberFilter } from '../../contract/subscriber-calls.ts';
import { readPeopleSearch, type PeopleSearch } from '../../rules/read-people-search.ts';

/** The stored numbers of standings: their order in the list, except that subscribed is 1. */
export const STANDING_NO = { never: 0, subscribed: 1, unsubscribed: 2 } as const satisfies Record<
  Standing,
  number
>;

/** The people of a list. */
export interface Wanted {
  /** The query for the term index in PostgreSQL's text query syntax. Null selects everybody. */
  query: string | null;
  /** The standing, if it is the query's only part. */
  standing: number | null;
  /** The period in which they last agreed, or became known. Null for an open end. */
  since: { from: Date | null; until: Date | null };
  /** Whether nobody can match, because nothing of the text can be searched. */
  isNobody: boolean;
}

/** Returns the people that a search and filters select. */
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

/** All standings together need no filter. */
function wantedStandings(named: string): Standing[] {
  const standings = namedIn(STANDINGS, named);
  return splitList(named).includes('everybody') || standings.length === STANDINGS.length ? [] : standings;
}

/** Returns a part of a text query with alternatives. Empty without any. */
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

/** Folded by the database itself, like the searched text. */
async function words(tx: Tx, shopId: number, text: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select left(word, 60) as word from unnest(split_words(${text})) as word where word <> '' limit 10`.execute(
    tx,
  );
  return rows.map(({ word }) => lexeme(shopId, `:${word}`, '*'));
}

/** Returns a word of a text query. With a star, words that begin with it. */
function lexeme(shopId: number, term: string, star: '' | '*' = ''): string {
  const quoted = `${shopId}${term}`.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return star === '' ? `'${quoted}'` : `'${quoted}':*`;
}
