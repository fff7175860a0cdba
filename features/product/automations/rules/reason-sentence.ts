import { fill } from '#platform/language/reader.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { texts } from '../texts/all.ts';
import type { SharedDrop } from './shared-drops.ts';

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
  const drops: Readonly<Record<SharedDrop, string>> = texts.drops;
  const shared: Readonly<Record<string, string>> = drops;
  return own?.[reason] ?? shared[reason] ?? fill(texts.unknownDrop.sentence, { reason });
}
