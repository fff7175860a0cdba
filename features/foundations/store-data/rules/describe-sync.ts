import type { ResponseOf } from '#platform/http/call.ts';
import type { getStoreSync, SyncPart } from '../contract/store-sync.ts';

type Progress = ResponseOf<typeof getStoreSync>;

const NAMES: Record<SyncPart, string> = {
  products: 'products',
  collections: 'collections',
  customers: 'customers',
  orders: 'orders',
};

/** One sentence about how much of the store's data has been fetched and what waits for it; null once it is complete. */
export function describeSync({ parts, isCounting }: Progress): string | null {
  const open = parts.filter(({ state }) => state !== 'done');
  const [first] = open;
  if (!first) return isCounting ? 'Counting your figures. They are complete in a moment.' : null;
  const { part, state, count, total, isDelayed } = first;
  const far =
    state === 'fetching' ? ` (${total === null ? count : `${Math.min(count, total)} of ${total}`})` : '';
  const rest = open.slice(1).map((one) => NAMES[one.part]);
  const then = rest.length === 0 ? '' : ` Then come ${rest.join(', ').replace(/, (\w+)$/, ' and $1')}.`;
  const late = isDelayed ? ' Your store did not answer; we try again by ourselves.' : '';
  return `Fetching your ${NAMES[part]}${far}.${then} What campaigns and figures know of your store is complete after that.${late}`;
}
