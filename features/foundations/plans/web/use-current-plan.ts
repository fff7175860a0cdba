import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getShopPlan } from '../contract/plan-calls.ts';
import type { PlanHolder } from '../contract/plan.ts';

/** Messages can start to wait while a page is open. An hour would be too late to say so. */
const POLL_INTERVAL_MS = 60_000;

/**
 * Returns the merchant with the current plan. Until it is fetched, and while it cannot be fetched, that is the last plan
 * that the server sent, at first with the login. A failed call says nothing about the plan, so it must not show Free
 * and its locks to a shop that pays.
 */
export function useCurrentPlan<Holder extends PlanHolder>(merchant: Holder): Holder {
  const { data } = useQuery({
    ...callQuery(getShopPlan, { query: { shopUrl: merchant.shopUrl } }),
    staleTime: POLL_INTERVAL_MS / 2,
    refetchInterval: POLL_INTERVAL_MS,
  });
  return data === undefined ? merchant : { ...merchant, planDetails: data };
}
