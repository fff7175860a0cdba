import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getCounts } from '../contract/count-calls.ts';

/** For the time without a stream, which otherwise reports each change immediately. */
export const LIST_POLL_MS = 30_000;

/** How many conversations wait, and how many the reader has not seen. */
export function useCounts(shopUrl: string) {
  return useQuery({ ...callQuery(getCounts, { query: { shopUrl } }), refetchInterval: LIST_POLL_MS });
}
