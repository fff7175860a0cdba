import type { ShownSettings } from '#features/product/flows/contract/flow-calls.ts';
import type { Samples } from '#features/product/flows/rules/flow/preview-flow.ts';
import {
  discountValues,
  previewSamples,
  type OwnSamples,
} from '#features/product/flows/rules/flow/sample-filling.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import type { DripSettings } from '../contract/drip-settings.ts';
import { readPercentage } from './read-percentage.ts';
import { usableDiscount } from './usable-discount.ts';

/** Returns a drip's settings with those that its page shows. */
export function withShown(settings: DripSettings, shown: ShownSettings): DripSettings {
  const { discountType: type, discountCode: code = '', discountPercentage = '' } = shown;
  const read = readPercentage(discountPercentage);
  const percentage = typeof read === 'number' ? read : null;
  return {
    ...settings,
    ...(settings.discount && type !== undefined && { discount: { type, code, percentage, expiry: null } }),
  };
}

/**
 * Returns the samples of a message's preview with these settings. A discount that is not set is no sample, except in
 * follow-ups of opt-in tools, which may bring one of their own.
 */
export function previewValues(
  { subjectKind }: Pick<CampaignDefinition, 'subjectKind'>,
  settings: DripSettings,
  own: Omit<OwnSamples, 'discount'>,
): Samples {
  const discount = usableDiscount(settings.discount);
  const samples = previewSamples({ ...own, discount });
  const lacksDiscount = settings.discount !== null && discount === null && subjectKind !== 'optIn';
  return {
    ...samples,
    values: { ...samples.values, ...(lacksDiscount && discountValues(null, own.locale)) },
  };
}
