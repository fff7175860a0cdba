import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { TimeUnit } from '../contract/campaign.ts';

/** The units that the time of a campaign's message may be told in, with the one that it is told in now. */
export function timeUnits(
  { countsSeconds }: Pick<CampaignDefinition, 'countsSeconds'>,
  now: TimeUnit,
): TimeUnit[] {
  return TimeUnit.options.filter((unit) => unit !== 'Seconds' || countsSeconds === true || unit === now);
}
