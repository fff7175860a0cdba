import { makeCall } from '#platform/http/browser/make-call.ts';
import { setWAAttributes } from '../../../contract/attribute-calls.ts';
import { changeDelay, setHoldOut, updateDripAttributes } from '../../../contract/automation-calls.ts';
import type { FormChanges } from './form-changes.ts';

interface CampaignOfPage {
  shopUrl: string;
  pageId: string;
  type: string;
}

/**
 * Saves the changes: first the attributes, then each message. Document 2, section 4. Returns for each drip with a changed
 * delay how many waiting messages got a new time.
 */
export async function saveCampaign(
  { shopUrl, pageId, type }: CampaignOfPage,
  { attributes, drips, delays, holdOutPercent }: FormChanges,
): Promise<Record<string, number>> {
  if (Object.keys(attributes).length > 0)
    await makeCall(setWAAttributes, { body: { pageId: shopUrl, attributes } });
  for (const drip of drips) await makeCall(updateDripAttributes, { body: { pageId, ...drip } });
  const moved: Record<string, number> = {};
  for (const delay of delays)
    moved[delay.dripId] = (await makeCall(changeDelay, { body: { pageId, ...delay } })).moved;
  if (holdOutPercent !== null)
    await makeCall(setHoldOut, { body: { pageId, type, percent: holdOutPercent } });
  return moved;
}
