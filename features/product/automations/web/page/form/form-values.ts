import * as z from 'zod/mini';
import { TimeUnit } from '#features/product/flows/contract/time-box.ts';
import type { CampaignOnChannel } from '../../../contract/campaign-definition.ts';
import type { Drip } from '../../../contract/campaign.ts';
import { DripAttributes } from '../../../contract/drip-attributes.ts';
import { ExpiryUnit } from '../../../contract/drip-settings.ts';

/** A discount as it is typed. */
const DiscountValues = z.object({
  type: z.enum(['fixed', 'unique']),
  code: z.string(),
  percentage: z.string(),
  expiry: z.object({ magnitude: z.string(), unit: ExpiryUnit }),
});
export type DiscountValues = z.infer<typeof DiscountValues>;

/** The form values of one message. */
const DripValues = z.object({
  /** The revision that the form started from. */
  revision: z.int(),
  timeBox: z.object({ magnitude: z.string(), unit: TimeUnit }),
  discount: DiscountValues,
  ...z.pick(DripAttributes, {
    utm: true,
    redirectURL: true,
    upsellOnCOD: true,
    recommendationMethod: true,
    settings: true,
  }).shape,
  cooldownTime: z.string(),
});
export type DripValues = z.infer<typeof DripValues>;

/** The form values of a campaign's page, which are saved together. */
export const FormValues = z.object({
  /** "49-15215550101", or empty for the shop's own support number. */
  support: z.string(),
  cancelledNoResponse: z.boolean(),
  holdOutPercent: z.string(),
  drips: z.record(z.string(), DripValues),
});
export type FormValues = z.infer<typeof FormValues>;

/** A campaign as the server stores it, from which the form starts. */
export interface StoredCampaign {
  support: string;
  /** The number that is used if the campaign has none of its own. */
  globalSupport: string;
  cancelledNoResponse: boolean;
  drips: readonly (Drip & { holdOutPercent: number })[];
}

export function readForm({ support, cancelledNoResponse, drips }: StoredCampaign): FormValues {
  return {
    support,
    cancelledNoResponse,
    holdOutPercent: String(drips[0]?.holdOutPercent ?? 0),
    drips: Object.fromEntries(drips.map((drip) => [drip.dripId, readDrip(drip)])),
  };
}

/** Returns the form values of a stored message. */
export function readDrip({ timeBox, revision, dripAttributes }: Drip): DripValues {
  const { discount, utm, redirectURL, cooldownTime, upsellOnCOD } = dripAttributes;
  const { recommendationMethod, settings } = dripAttributes;
  return {
    revision,
    timeBox: { magnitude: String(timeBox.magnitude), unit: timeBox.unit },
    discount: {
      type: discount?.type ?? 'unique',
      code: discount?.type === 'fixed' ? discount.code : '',
      percentage: discount?.percentage ?? '',
      expiry: {
        magnitude: discount?.expiry ? String(discount.expiry.magnitude) : '',
        unit: discount?.expiry?.unit ?? 'Days',
      },
    },
    utm,
    redirectURL,
    cooldownTime: cooldownTime === null ? '' : String(cooldownTime),
    upsellOnCOD,
    recommendationMethod,
    settings,
  };
}

interface DripFacts {
  isEnabled: boolean;
  /** The settings that it has. */
  fields: CampaignOnChannel['fields'];
}

/** Facts beside the form values that decide whether they are valid. */
export interface FormFacts {
  type: string;
  channel: 'WA' | 'FB';
  globalSupport: string;
  /** By the drip's id. */
  drips: Readonly<Record<string, Pick<Drip, 'needsDiscount' | 'namesDiscount'> & DripFacts>>;
}
