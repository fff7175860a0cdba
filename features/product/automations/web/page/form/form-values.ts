import type { TimeBox } from '#features/product/flows/contract/time-box.ts';
import type { CampaignOnChannel } from '../../../contract/campaign-definition.ts';
import type { Drip } from '../../../contract/campaign.ts';
import type { DripAttributes } from '../../../contract/drip-attributes.ts';

export type ExpiryUnit = 'Days' | 'Hours' | 'Minutes' | 'Seconds';

/** A discount as it is typed. */
export interface DiscountValues {
  type: 'fixed' | 'unique';
  code: string;
  percentage: string;
  expiry: { magnitude: string; unit: ExpiryUnit };
}

/** The form values of one message. */
export interface DripValues {
  /** The revision that the form started from. */
  revision: number;
  timeBox: { magnitude: string; unit: TimeBox['unit'] };
  discount: DiscountValues;
  utm: Record<string, string>;
  redirectURL: string;
  cooldownTime: string;
  upsellOnCOD: boolean;
  recommendationMethod: 'automatic' | 'manual';
  settings: DripAttributes['settings'];
}

/** The form values of a campaign's page, which are saved together. */
export interface FormValues {
  /** "49-15215550101", or empty for the shop's own support number. */
  support: string;
  cancelledNoResponse: boolean;
  holdOutPercent: string;
  drips: Record<string, DripValues>;
}

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
