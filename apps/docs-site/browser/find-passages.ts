import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS } from './search-options.ts';

export interface Found {
  address: string;
  page: string;
  heading: string;
}

const MOST_RESULTS = 12;
let loading: Promise<MiniSearch> | null = null;

/** Returns the places of the documentation that have all words of a query, the best first. */
export async function findPassages(indexAddress: string, query: string): Promise<Found[]> {
  loading ??= loadIndex(indexAddress);
  try {
    const index = await loading;
    return index
      .search(query)
      .slice(0, MOST_RESULTS)
      .map(({ id, page, heading }) => ({
        address: String(id),
        page: String(page),
        heading: String(heading),
      }));
  } catch (error) {
    // The next letter tries again.
    loading = null;
    throw error;
  }
}

async function loadIndex(address: string): Promise<MiniSearch> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index did not load: ${response.status}`);
  return MiniSearch.loadJSON(await response.text(), SEARCH_OPTIONS);
}
