import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getNeeds } from '../contract/needs-calls.ts';

const REFETCH_MS = 60_000;

/** What waits for the merchant, looked at again each minute. */
export function useNeeds(shopUrl: string) {
  return useQuery({ ...callQuery(getNeeds, { query: { shopUrl } }), refetchInterval: REFETCH_MS });
}
