import * as z from 'zod/mini';
import { useAddressFields } from '#platform/ui-kit/list/address-fields.ts';
import { SubscriberFilter, SubscriberSort } from '../../contract/subscriber-calls.ts';
import type { ListView } from './use-subscribers.ts';

const FIELDS = {
  ...SubscriberFilter.shape,
  sortBy: z.optional(SubscriberSort),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
};

/** Returns the search, filters and sorting of the list. The address leaves out the default sorting. */
export function useListView() {
  const { values, set } = useAddressFields(FIELDS);
  const { sortBy = 'revenue', sortOrder = 'desc', ...filter } = values;
  const view: ListView = { filter, sortBy, sortOrder };
  const change = (next: Partial<ListView>) => {
    const wanted = { ...view, ...next };
    set({
      ...wanted.filter,
      sortBy: wanted.sortBy === 'revenue' ? undefined : wanted.sortBy,
      sortOrder: wanted.sortOrder === 'desc' ? undefined : wanted.sortOrder,
    });
  };
  return { view, change };
}
