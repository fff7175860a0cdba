import { queryOptions, useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { getMerchant, type Merchant } from '../contract/session-calls.ts';

/** The logged-in merchant. Null means logged out, which is not an error. */
export const merchantQuery = queryOptions<Merchant | null>({
  queryKey: [getMerchant.path],
  queryFn: async ({ signal }) => {
    try {
      return (await makeCall(getMerchant, {}, signal)).user;
    } catch (error) {
      if (error instanceof RefusedCall && error.code === 'NOT_LOGGED_IN') return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export function useMerchant() {
  return useQuery(merchantQuery);
}
