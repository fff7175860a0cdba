import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { readPages } from '#platform/http/browser/read-pages.ts';
import { LIVE_REFETCH_MS } from '#platform/ui-kit/durations.ts';
import { listCreditedOrders, type CreditedOrder } from '../contract/credited-order-calls.ts';

export interface AskedOrders {
  shopUrl: string;
  channel: 'WA' | 'FB' | 'All';
  from: string;
  to: string;
}

/** How many the panel shows. */
const SHOWN = 5;
const OF_A_PAGE = 200;
/** Larger lists need fewer days. */
const MOST_ROWS = 5000;

/** Returns the newest credited orders of some days, refreshed while they are on screen. */
export function useCreditedOrders(asked: AskedOrders) {
  return useQuery({
    ...callQuery(listCreditedOrders, { query: { ...asked, limit: SHOWN } }),
    refetchInterval: LIVE_REFETCH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Loads up to 5,000 credited orders, newest first, page by page. `reportCount` receives the number of loaded orders. */
export async function readCreditedOrders(
  asked: AskedOrders,
  reportCount: (count: number) => void,
): Promise<{ orders: CreditedOrder[]; isWhole: boolean }> {
  const { rows: orders, isWhole } = await readPages(
    async (after) => {
      const page = await makeCall(listCreditedOrders, {
        query: { ...asked, limit: OF_A_PAGE, ...(after !== null && { after }) },
      });
      return { rows: page.orders, next: page.next };
    },
    { most: MOST_ROWS, reportProgress: reportCount },
  );
  return { orders, isWhole };
}
