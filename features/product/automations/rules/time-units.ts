import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { TimeUnit } from '../contract/campaign.ts';

/** Returns the possible units of a message's time, including the current one. */
export function timeUnits(
  { countsSeconds }: Pick<CampaignDefinition, 'countsSeconds'>,
  now: TimeUnit,
): TimeUnit[] {
  return TimeUnit.options.filter((unit) => unit !== 'Seconds' || countsSeconds === true || unit === now);
}
