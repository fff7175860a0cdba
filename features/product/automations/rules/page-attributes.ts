import { isReachable } from '#platform/phone/is-reachable.ts';
import type { PageAttributes } from '../contract/attribute-calls.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import { UNIQUE_CODE, type SettableDripAttributes } from '../contract/drip-attributes.ts';
import type { DiscountSettings } from '../contract/drip-settings.ts';

/** Attributes that are stored as given: texts and booleans, by their names in the API. */
export type KeptAttributes = Record<string, string | boolean>;

/**
 * A change of a page's attributes, split by where each is stored. A campaign's discount is stored with its drips only.
 */
export interface SplitAttributes {
  kept: KeptAttributes;
  drips: { type: string; attributes: SettableDripAttributes }[];
}

/** The invalid part of a change, and the reason. */
export interface AttributesFault {
  field: string;
  why: 'unknown' | 'unreachable';
}

const SUPPORT = /^[A-Za-z]{1,40}Support$/;
const NUMBER = /^(|\+?[1-9]\d{0,3}-\d{4,14})$/;
/** Support values beside those of campaigns and tools. Document 1, section 3. */
const OTHER_SUPPORTS = ['globalSupport', 'broadcastWASupport'];

/** Sorts the given attributes. Document 2, section 3 names them. */
export function splitAttributes(
  given: PageAttributes,
  definitions: readonly Pick<CampaignDefinition, 'type'>[],
): SplitAttributes | AttributesFault {
  const split: SplitAttributes = { kept: {}, drips: [] };
  for (const [name, value] of Object.entries(given)) {
    const kept = readStoredAttribute(name, value);
    if (typeof kept === 'string' && SUPPORT.test(name) && kept !== '' && !isReachable(kept))
      return { field: name, why: 'unreachable' };
    if (kept !== null) split.kept[name] = kept;
    else {
      const change = readOfDrips(name, value, definitions);
      if (!change) return { field: name, why: 'unknown' };
      split.drips.push(change);
    }
  }
  return split;
}

function readStoredAttribute(name: string, value: string | boolean | number): string | boolean | null {
  if (SUPPORT.test(name)) return readSupport(name, value);
  if (name === 'shopName') return typeof value === 'string' && value.length <= 120 ? value : null;
  return name === 'cancelledNoResponse' && typeof value === 'boolean' ? value : null;
}

/** Tools either say that they show the shop's support number, or have their own. */
function readSupport(name: string, value: string | boolean | number): string | boolean | null {
  if (typeof value === 'boolean') return OTHER_SUPPORTS.includes(name) ? null : value;
  return typeof value === 'string' && NUMBER.test(value) ? value : null;
}

function readOfDrips(
  name: string,
  value: string | boolean | number,
  definitions: readonly Pick<CampaignDefinition, 'type'>[],
): SplitAttributes['drips'][number] | null {
  if (name === 'crossSellRecommendationMethod')
    return value === 'automatic' || value === 'manual'
      ? { type: 'crossSellWA', attributes: { recommendationMethod: value } }
      : null;
  const type = definitions.find((one) => name.startsWith(`${one.type}Discount`))?.type;
  if (type === undefined || typeof value === 'boolean') return null;
  const part = name.slice(`${type}Discount`.length);
  if (part === '') return { type, attributes: { discount: { code: String(value) } } };
  if (part === 'Percentage') return { type, attributes: { discount: { percentage: value } } };
  if (part !== 'Type' || (value !== 'fixed' && value !== 'unique' && value !== 'percent')) return null;
  return { type, attributes: { discount: { type: value } } };
}

/**
 * Returns the stored attributes after a change. With `globalSet`, the global support number also fills empty support
 * values.
 */
export function changeStored(
  before: KeptAttributes,
  given: KeptAttributes,
  {
    globalSet,
    definitions,
  }: { globalSet: boolean; definitions: readonly Pick<CampaignDefinition, 'type'>[] },
): KeptAttributes {
  const after = { ...before, ...given };
  const { globalSupport } = after;
  if (!globalSet || !globalSupport) return after;
  const names = ['broadcastWASupport', ...definitions.map(({ type }) => `${type}Support`)];
  for (const name of names) if (after[name] === undefined || after[name] === '') after[name] = globalSupport;
  return after;
}

/** Returns the attributes of a page's drips. The first drip of each campaign counts. */
export function attributesOfDrips(
  drips: readonly { type: string; discount: DiscountSettings | null; recommendationMethod: string }[],
): PageAttributes {
  const attributes: PageAttributes = {};
  for (const { type, discount, recommendationMethod } of drips.toReversed()) {
    if (type === 'crossSellWA') attributes['crossSellRecommendationMethod'] = recommendationMethod;
    if (!discount) continue;
    attributes[`${type}Discount`] = discount.type === 'unique' ? UNIQUE_CODE : discount.code;
    attributes[`${type}DiscountPercentage`] = discount.percentage === null ? '' : String(discount.percentage);
    attributes[`${type}DiscountType`] = discount.type;
  }
  return attributes;
}
