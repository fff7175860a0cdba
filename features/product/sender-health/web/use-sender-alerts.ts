import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getSenderAlerts } from '../contract/sender-alerts.ts';

const ALERTS_REFETCH_MS = 60_000;

export function useSenderAlerts(shopUrl: string) {
  return useQuery({
    ...callQuery(getSenderAlerts, { query: { shopUrl } }),
    refetchInterval: ALERTS_REFETCH_MS,
  });
}
