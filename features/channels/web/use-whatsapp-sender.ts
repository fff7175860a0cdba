import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getWhatsAppSender } from '../contract/channel-calls.ts';

export function useWhatsAppSender(shopUrl: string) {
  return useQuery(callQuery(getWhatsAppSender, { query: { shopUrl } }));
}
