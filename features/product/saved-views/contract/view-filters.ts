import * as z from 'zod/mini';
import { OrderFilter } from '#features/product/analytics/contract/order-calls.ts';
import { MessageFilter } from '#features/product/message-log/contract/message-calls.ts';
import { SubscriberFilter, SubscriberSort } from '#features/product/people/contract/subscriber-calls.ts';

/** The lists that have saved views. */
export const ViewList = z.enum(['messages', 'orders', 'subscribers']);
export type ViewList = z.infer<typeof ViewList>;

const sortOrder = z.optional(z.enum(['asc', 'desc']));
// A search names a person, and an erasure of that person would not find it in a view.
const { search: _search, ...subscriberFilter } = SubscriberFilter.shape;

/** The fields of each list's address that a view stores. */
const FIELDS: Readonly<Record<ViewList, Readonly<Record<string, z.ZodMiniType>>>> = {
  messages: { ...MessageFilter.shape, sortOrder },
  orders: { ...OrderFilter, sort: z.optional(z.enum(['orderedAt', 'worth'])), sortOrder },
  subscribers: { ...subscriberFilter, sortBy: z.optional(SubscriberSort), sortOrder },
};

/** The filters and sorting of a list as fields of its address. */
export const ViewFilters = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(2000)));
export type ViewFilters = z.infer<typeof ViewFilters>;

/** Returns the filters that the list knows. Unknown ones, invalid ones and those of an earlier release are left out. */
export function readViewFilters(list: ViewList, given: Iterable<[string, string]>): ViewFilters {
  const fields = FIELDS[list];
  const known = [...given].filter(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return value !== '' && field !== undefined && z.safeParse(field, value).success;
  });
  return Object.fromEntries(known.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
