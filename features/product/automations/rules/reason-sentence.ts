import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { SHARED_DROP_SENTENCES } from './shared-drops.ts';

/** Why a campaign did not write, as a sentence. One of a campaign that is no more is told by its name. */
export function reasonSentence(
  definitions: readonly CampaignDefinition[],
  type: string,
  reason: string,
): string {
  const own = definitions.find((one) => one.type === type)?.words.reasons;
  const shared: Readonly<Record<string, string>> = SHARED_DROP_SENTENCES;
  return own?.[reason] ?? shared[reason] ?? `It was decided against: ${reason}.`;
}
