import * as z from 'zod/mini';
import { readAddressFields, useAddressFields } from '#platform/ui-kit/list/address-fields.ts';
import { OrderFilter } from '../../contract/order-calls.ts';
import { readAskedDays } from '../../rules/read-asked-days.ts';

const FIELDS = {
  ...OrderFilter,
  sort: z.optional(z.enum(['orderedAt', 'worth'])),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
};
/** The orders that the page shows, and their order. */
export type OrdersAsked = ReturnType<typeof readAddressFields<typeof FIELDS>>;

/** Reads the address. Days are valid only as a possible pair. */
export function readAsked(params: URLSearchParams): OrdersAsked {
  const { scope: _scope, from: _from, to: _to, ...rest } = readAddressFields(FIELDS, params);
  return { ...rest, ...readAskedDays(params) };
}

export function useAskedOrders() {
  const { params, set } = useAddressFields(FIELDS);
  return { asked: readAsked(params), ask: set };
}

/** Whether something other than the days narrows the list. */
export function isNarrowed({ credited, channel, sourceType, sourceId }: OrdersAsked): boolean {
  return (
    (credited !== undefined && credited !== 'all') ||
    [channel, sourceType, sourceId].some((one) => one !== undefined)
  );
}
