import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getShopPlan } from '../contract/plan-calls.ts';
import type { PlanHolder } from '../contract/plan.ts';
import { freeInstead } from '../rules/fallback-plan.ts';

/** Messages can start to wait while a page is open. An hour would be too late to say so. */
const POLL_INTERVAL_MS = 60_000;

/** Returns the merchant with the current plan: the login's until it is fetched, Free if that fails. */
export function useCurrentPlan<Holder extends PlanHolder>(merchant: Holder): Holder {
  const { data, isError } = useQuery({
    ...callQuery(getShopPlan, { query: { shopUrl: merchant.shopUrl } }),
    staleTime: POLL_INTERVAL_MS / 2,
    refetchInterval: POLL_INTERVAL_MS,
  });
  const known = merchant.planDetails;
  if (data !== undefined) return { ...merchant, planDetails: data };
  return isError ? { ...merchant, planDetails: freeInstead(known) } : merchant;
}
