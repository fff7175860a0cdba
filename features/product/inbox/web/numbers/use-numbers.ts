import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { getInboxNumbers, getInboxOrders, type Period } from '../../contract/number-calls.ts';

export type InboxNumbers = ResponseOf<typeof getInboxNumbers>;
export type InboxOrders = ResponseOf<typeof getInboxOrders>;

export function useNumbers(shopUrl: string, days: Period) {
  return useQuery(callQuery(getInboxNumbers, { query: { shopUrl, days } }));
}

/** The orders take longer to find than the other figures. */
export function useOrders(shopUrl: string, days: Period) {
  return useQuery(callQuery(getInboxOrders, { query: { shopUrl, days } }));
}
