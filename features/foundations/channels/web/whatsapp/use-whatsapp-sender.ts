import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getWhatsAppSender, type WhatsAppSender } from '../../contract/channel-calls.ts';

/** A newly connected number is read within seconds. Otherwise more requests would not help. */
const POLL_INTERVAL_MS = 1500;
const FAST_POLLS = 20;
const SLOW_POLL_INTERVAL_MS = 60_000;

/** Returns the shop's number, requested again until the provider has described it. */
export function useWhatsAppSender(shopUrl: string) {
  return useQuery({
    ...callQuery(getWhatsAppSender, { query: { shopUrl } }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data?.sender || isDescribed(data.sender)) return false;
      return dataUpdateCount < FAST_POLLS ? POLL_INTERVAL_MS : SLOW_POLL_INTERVAL_MS;
    },
  });
}

function isDescribed({ displayPhoneNumber, nameStatus }: WhatsAppSender): boolean {
  return displayPhoneNumber !== null && nameStatus !== null;
}
