import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { SubscriberFilter, SubscriberSort } from '../../contract/subscriber-calls.ts';
import type { ListView } from './use-subscribers.ts';

const View = z.extend(SubscriberFilter, {
  sortBy: z.optional(SubscriberSort),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
});

/** How the list is searched, narrowed and sorted: the address holds it, so that it can be linked to and gone back to. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const read = z.safeParse(View, Object.fromEntries(params));
  const { sortBy = 'revenue', sortOrder = 'desc', ...filter } = read.success ? read.data : {};
  const view: ListView = { filter, sortBy, sortOrder };
  const change = (next: Partial<ListView>) => {
    const { filter: chosen, ...sort } = { ...view, ...next };
    const pairs = Object.entries({ ...chosen, ...sort }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
    );
    setParams(
      pairs.filter(
        ([name, value]) =>
          !(name === 'sortBy' && value === 'revenue') && !(name === 'sortOrder' && value === 'desc'),
      ),
      { replace: true },
    );
  };
  return { view, change };
}
