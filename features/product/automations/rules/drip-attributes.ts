import {
  UNIQUE_CODE,
  type DripAttributes,
  type SettableDripAttributes,
  type WireDiscount,
} from '../contract/drip-attributes.ts';
import type { DiscountSettings, DripSettings } from '../contract/drip-settings.ts';
import { readPercentage } from './read-percentage.ts';

/** The invalid part of a change. */
export class AttributeFault extends Error {
  readonly field: string;
  readonly isPercentage: boolean;

  constructor(field: string, isPercentage = false) {
    super(`The attribute ${field} cannot be set so.`);
    this.field = field;
    this.isPercentage = isPercentage;
  }
}

/** Returns a drip's settings after a change. Missing settings stay. Throws AttributeFault. */
export function changeSettings(settings: DripSettings, given: SettableDripAttributes): DripSettings {
  return {
    utm: given.utm ? withoutBlanks(given.utm) : settings.utm,
    discount: changeDiscount(settings.discount, given),
    redirectUrl: given.redirectURL === undefined ? settings.redirectUrl : readAddress(given.redirectURL),
    cooldownDays: given.cooldownTime === undefined ? settings.cooldownDays : readDays(given.cooldownTime),
    upsellOnCod: given.upsellOnCOD ?? settings.upsellOnCod,
    recommendationMethod: given.recommendationMethod ?? settings.recommendationMethod,
    own: { ...settings.own, ...given.settings },
  };
}

const NOTHING: DiscountSettings = { type: 'unique', code: '', percentage: null, expiry: null };

function changeDiscount(
  before: DiscountSettings | null,
  { discount, discountPercentage }: SettableDripAttributes,
): DiscountSettings | null {
  if (discount === null) return null;
  if (discount === undefined && discountPercentage === undefined) return before;
  const base = before ?? NOTHING;
  const typed = discount?.percentage ?? discountPercentage;
  const type = typeOf(discount, base.type);
  return {
    type,
    // The marker is no code: the merchant's earlier code stays for a return to it.
    code: type === 'unique' && discount?.code === UNIQUE_CODE ? base.code : (discount?.code ?? base.code),
    percentage: typed === undefined ? base.percentage : toPercent(typed),
    expiry: discount?.expiry === undefined ? base.expiry : readExpiry(discount.expiry),
  };
}

function typeOf(given: WireDiscount | undefined, before: DiscountSettings['type']): DiscountSettings['type'] {
  if (given?.type === undefined) return given?.code === UNIQUE_CODE ? 'unique' : before;
  // "percent" was an earlier name of single-use codes.
  return given.type === 'fixed' ? 'fixed' : 'unique';
}

function toPercent(typed: number | string): number | null {
  const percentage = readPercentage(typed);
  if (percentage === 'invalid') throw new AttributeFault('attributes.discount.percentage', true);
  return percentage;
}

function readExpiry(expiry: WireDiscount['expiry']): DiscountSettings['expiry'] {
  if (!expiry || expiry.magnitude === '') return null;
  const magnitude = Number(expiry.magnitude);
  if (!Number.isInteger(magnitude) || magnitude < 1 || magnitude > 9999)
    throw new AttributeFault('attributes.discount.expiry');
  return { magnitude, unit: expiry.unit };
}

function readAddress(typed: string): string | null {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  if (!URL.canParse(trimmed) || !/^https?:\/\//i.test(trimmed))
    throw new AttributeFault('attributes.redirectURL');
  return trimmed;
}

function readDays(typed: number | string): number | null {
  if (typed === '') return null;
  const days = Number(typed);
  if (days < 0 || days > 365) throw new AttributeFault('attributes.cooldownTime');
  return days;
}

function withoutBlanks(utm: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(utm).filter(([name, value]) => name.trim() !== '' && value.trim() !== ''),
  );
}

/** Returns a drip's settings in the API's form. */
export function toAttributes(
  settings: DripSettings,
  drip: { dripIndex: string; isEnabled: boolean; flowId: string },
): DripAttributes {
  const { discount } = settings;
  const percentage = discount?.percentage === null || !discount ? '' : String(discount.percentage);
  return {
    dripIndex: drip.dripIndex,
    draftState: drip.isEnabled,
    utm: settings.utm,
    discount: discount && {
      code: discount.type === 'unique' ? UNIQUE_CODE : discount.code,
      percentage,
      type: discount.type,
      expiry: discount.expiry,
    },
    discountPercentage: percentage,
    recommendationMethod: settings.recommendationMethod,
    upsellOnCOD: settings.upsellOnCod,
    redirectURL: settings.redirectUrl ?? '',
    cooldownTime: settings.cooldownDays,
    defaultFlowId: drip.flowId,
    settings: settings.own,
  };
}
