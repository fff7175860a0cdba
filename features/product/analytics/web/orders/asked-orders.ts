import * as z from 'zod/mini';
import { readAddressFields, useAddressFields } from '#platform/ui-kit/list/address-fields.ts';
import { OrderFilter } from '../../contract/order-calls.ts';
import { readAskedDays } from '../../rules/read-asked-days.ts';

const FIELDS = {
  ...OrderFilter,
  sort: z.optional(z.enum(['orderedAt', 'worth'])),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
};
/** Which orders the page shows, in which order. */
export type OrdersAsked = ReturnType<typeof readAddressFields<typeof FIELDS>>;

/** What the address asks for. Days are valid only as a pair, and only where there are such days. */
export function readAsked(params: URLSearchParams): OrdersAsked {
  const { scope: _scope, from: _from, to: _to, ...rest } = readAddressFields(FIELDS, params);
  return { ...rest, ...readAskedDays(params) };
}

export function useAskedOrders() {
  const { params, set } = useAddressFields(FIELDS);
  return { asked: readAsked(params), ask: set };
}

/** Whether something beside the days narrows the list. */
export function isNarrowed({ credited, channel, sourceType, sourceId }: OrdersAsked): boolean {
  return (
    (credited !== undefined && credited !== 'all') ||
    [channel, sourceType, sourceId].some((one) => one !== undefined)
  );
}
