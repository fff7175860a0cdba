import type { CampaignDefinition } from '../../contract/campaign-definition.ts';
import { texts } from '../../texts/all.ts';
import { reasonSentence } from '../reason-sentence.ts';

/** Returns why a campaign would not have sent, in its own words if it has them. */
export function pastReason(definition: CampaignDefinition, reason: string): string {
  const atTheGate: Readonly<Record<string, string>> = texts.pastDrops;
  return (
    definition.words.reasons[reason] ??
    atTheGate[reason] ??
    reasonSentence([definition], definition.type, reason)
  );
}

export function describeWait(reason: string): string {
  const waits: Readonly<Record<string, string>> = texts.pastWaits;
  return waits[reason] ?? texts.pastWaits.unknown;
}
