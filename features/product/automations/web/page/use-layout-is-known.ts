import { useState } from 'react';
import type { Shop } from '../page-of.ts';
import type { ShownCampaign } from '../shown-campaigns.ts';
import { useCampaignStates } from '../use-campaigns.ts';
import { useTemplates } from './use-stored-campaign.ts';

/**
 * Returns whether all calls are answered that decide which parts the page has and how high they are. Late parts would
 * push away what somebody is about to press. A call that failed once does not delay the page.
 */
export function useLayoutIsKnown(merchant: Shop, campaign: ShownCampaign): boolean {
  const calls = [useCampaignStates(merchant, campaign.channel), useTemplates(merchant, campaign)];
  const isKnown = calls.every(({ data, failureCount }) => data !== undefined || failureCount > 0);
  const [wasKnown, setWasKnown] = useState(isKnown);
  // The page must not disappear while a failed call is repeated.
  if (isKnown && !wasKnown) setWasKnown(true);
  return isKnown || wasKnown;
}
