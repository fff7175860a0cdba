import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { SHARED_DROP_SENTENCES } from './shared-drops.ts';

/**
 * Returns why a campaign did not send, as a sentence. A reason of a campaign that no longer exists is shown by its
 * name.
 */
export function reasonSentence(
  definitions: readonly CampaignDefinition[],
  type: string,
  reason: string,
): string {
  const own = definitions.find((one) => one.type === type)?.words.reasons;
  const shared: Readonly<Record<string, string>> = SHARED_DROP_SENTENCES;
  return own?.[reason] ?? shared[reason] ?? `It was decided against: ${reason}.`;
}
