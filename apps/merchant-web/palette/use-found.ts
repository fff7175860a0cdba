import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MOST_FOUND, searchPeople } from '#features/product/people/contract/person-calls.ts';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { fill } from '#platform/language/reader.ts';
import { formatMoney } from '#platform/ui-kit/format/money.ts';
import { texts } from '../texts/en.ts';
import { fitting, type PaletteEntry } from './find-entries.ts';

/** The pause in typing before the server is asked. */
const PAUSE_MS = 200;
const FEWEST_LETTERS = 2;

interface Found {
  entries: PaletteEntry[];
  isLooking: boolean;
  /** The number of people who cannot be found yet, at most, because a large list is still being added. */
  notListedYet: number;
}

/** Returns the people and orders that best match what is typed. */
export function useFound(shopUrl: string, typed: string): Found {
  const search = useSettled(typed.trim());
  // In scripts with thousands of characters, a single character can be a name.
  const isAsked = search.length >= FEWEST_LETTERS || /[\u2E80-\uFFFF]/.test(search);
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...callQuery(searchPeople, { query: { shopUrl, search } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const isLooking = isFetching || typed.trim() !== search;
  if (!isAsked || data === undefined) return { entries: [], isLooking, notListedYet: 0 };
  const people: PaletteEntry[] = data.people.map(({ subscriberId, name, phoneShown, email }) => ({
    id: `person:${subscriberId}`,
    group: 'people',
    name: name ?? phoneShown ?? email ?? texts.palette.unnamed,
    note: name === null ? null : (phoneShown ?? email),
    to: `/subscribers/${subscriberId}`,
  }));
  if (people.length >= MOST_FOUND)
    people.push({
      id: 'person:all',
      group: 'people',
      name: fill(texts.palette.allPeople, { search }),
      note: texts.palette.allPeopleNote,
      to: `/subscribers?${new URLSearchParams({ search }).toString()}`,
    });
  const orders = data.orders.map(({ orderId, name, totalMinor, currency }) => ({
    id: `order:${orderId}`,
    group: 'orders' as const,
    name: fill(texts.palette.order, { number: name }),
    note: formatMoney(totalMinor, currency),
    to: `/orders/${encodeURIComponent(orderId)}`,
  }));
  const found: PaletteEntry[] = [...people, ...orders];
  // Until the response arrives, earlier results stay only if the text is the same, because Enter opens the first
  // result.
  const isOfBefore = isPlaceholderData || typed.trim() !== search;
  const entries = isOfBefore ? fitting(found, typed) : found;
  return { entries, isLooking, notListedYet: data.notListedYetCount };
}

function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
