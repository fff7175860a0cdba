import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getSenderHealth } from '../contract/sending-health.ts';

/** Senders change by themselves. This is often enough to watch, and rare enough to be cheap. */
const HEALTH_REFETCH_MS = 10_000;

export function useSenderHealth(shopUrl: string) {
  return useQuery({
    ...callQuery(getSenderHealth, { query: { shopUrl } }),
    refetchInterval: HEALTH_REFETCH_MS,
    placeholderData: keepPreviousData,
  });
}
