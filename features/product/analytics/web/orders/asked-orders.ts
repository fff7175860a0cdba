import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { OrderFilter } from '../../contract/order-calls.ts';
import { readAskedDays } from '../../rules/read-asked-days.ts';

const FIELDS = {
  ...OrderFilter,
  sort: z.optional(z.enum(['orderedAt', 'worth'])),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
};
const Asked = z.object(FIELDS);
/** Which orders the page shows, in which order. */
export type OrdersAsked = z.infer<typeof Asked>;

/** What the address asks for, so that it can be linked to and gone back to; of it what cannot be meant is left out. */
export function readAsked(params: URLSearchParams): OrdersAsked {
  const named = Object.entries(FIELDS).flatMap(([name, field]) => {
    const { success, data } = z.safeParse(field, params.get(name) ?? undefined);
    return success && data !== undefined ? [[name, data]] : [];
  });
  const { scope: _scope, from: _from, to: _to, ...rest } = Object.fromEntries(named) as OrdersAsked;
  return { ...rest, ...readAskedDays(params) };
}

export function useAskedOrders() {
  const [params, setParams] = useSearchParams();
  const asked = readAsked(params);
  const ask = (next: OrdersAsked) =>
    setParams(
      Object.entries(next).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
      { replace: true },
    );
  return { asked, ask };
}

/** Whether something beside the days narrows the list. */
export function isNarrowed({ credited, channel, sourceType, sourceId }: OrdersAsked): boolean {
  return (
    (credited !== undefined && credited !== 'all') ||
    [channel, sourceType, sourceId].some((one) => one !== undefined)
  );
}
