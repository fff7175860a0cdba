import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { getCampaignLift } from '../../contract/lift-calls.ts';
import { pageOf, type Shop } from '../page-of.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';

/** Returns what a campaign adds, compared with its hold-out group. */
export function useLift(merchant: Shop, { type, channel }: ShownCampaign) {
  return useQuery(callQuery(getCampaignLift, { query: { pageId: pageOf(merchant, channel), type } }));
}
