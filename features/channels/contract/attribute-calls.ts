import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

/** `{dialCode}-{number}`, for example 49-15215550101; empty when it was cleared. */
export const SupportNumber = z.string().check(z.regex(/^(|\+?[1-9]\d{0,3}-\d{4,14})$/));

/** Tools either say that they show the shop's support number, or name one of their own. */
const ToolSupport = z.optional(z.union([z.boolean(), SupportNumber]));
const CampaignSupport = z.optional(SupportNumber);

/** The names of document 1, section 3, that hold a support number. */
export const TOOL_SUPPORTS = ['persistentPillSupport', 'spinTheWheelSupport', 'visualPopupSupport'] as const;
export const CAMPAIGN_SUPPORTS = [
  'abandonedCartSupport',
  'browserAbandonmentSupport',
  'orderReceiptSupport',
  'shipmentUpdatesSupport',
  'CODConfirmationSupport',
  'reorderingWASupport',
  'crossSellWASupport',
  'reviewWASupport',
  'broadcastWASupport',
] as const;

const supports = {
  globalSupport: CampaignSupport,
  persistentPillSupport: ToolSupport,
  spinTheWheelSupport: ToolSupport,
  visualPopupSupport: ToolSupport,
  abandonedCartSupport: CampaignSupport,
  browserAbandonmentSupport: CampaignSupport,
  orderReceiptSupport: CampaignSupport,
  shipmentUpdatesSupport: CampaignSupport,
  CODConfirmationSupport: CampaignSupport,
  reorderingWASupport: CampaignSupport,
  crossSellWASupport: CampaignSupport,
  reviewWASupport: CampaignSupport,
  broadcastWASupport: CampaignSupport,
};

const Code = z.optional(z.string().check(z.maxLength(255)));
const Percentage = z.optional(z.union([z.number(), z.string().check(z.maxLength(8))]));
const DiscountType = z.optional(z.enum(['fixed', 'unique', 'percent']));

const discounts = {
  abandonedCartDiscount: Code,
  abandonedCartDiscountPercentage: Percentage,
  abandonedCartDiscountType: DiscountType,
  browserAbandonmentDiscount: Code,
  browserAbandonmentDiscountPercentage: Percentage,
  browserAbandonmentDiscountType: DiscountType,
  orderReceiptDiscount: Code,
  orderReceiptDiscountPercentage: Percentage,
  orderReceiptDiscountType: DiscountType,
  reorderingWADiscount: Code,
  reorderingWADiscountPercentage: Percentage,
  reorderingWADiscountType: DiscountType,
  crossSellWADiscount: Code,
  crossSellWADiscountPercentage: Percentage,
  crossSellWADiscountType: DiscountType,
  reviewWADiscount: Code,
  reviewWADiscountPercentage: Percentage,
  reviewWADiscountType: DiscountType,
};

/** What a merchant sets for WhatsApp as a whole and for each tool and campaign; documents 1 and 2, entities. */
export const SettableAttributes = z.object({
  ...supports,
  ...discounts,
  shopName: z.optional(z.string().check(z.maxLength(120))),
  crossSellRecommendationMethod: z.optional(z.enum(['automatic', 'manual'])),
  cancelledNoResponse: z.optional(z.boolean()),
});
export type SettableAttributes = z.infer<typeof SettableAttributes>;

export const WhatsAppAttributes = z.extend(SettableAttributes, {
  /** The provider's word on the number; nobody sets these three. */
  current_limit: z.string(),
  quality_color: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']),
  whatsapp_rating: z.string(),
});
export type WhatsAppAttributes = z.infer<typeof WhatsAppAttributes>;

export const getWAAttributes = defineCall({
  method: 'GET',
  path: '/database/api/getWAAttributes',
  summary: 'The WhatsApp attributes of a shop',
  query: z.object({ pageId: z.string() }),
  response: z.object({
    attributes: WhatsAppAttributes,
    /** ISO 3166 alpha-2: where a support number without a country most likely belongs. */
    country: z.string(),
  }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const setWAAttributes = defineCall({
  method: 'POST',
  path: '/database/api/setWAAttributes',
  summary: 'Changes the WhatsApp attributes that are given and leaves the others',
  body: z.object({
    pageId: z.string(),
    attributes: SettableAttributes,
    /** The global support number is also copied into every support value that is empty. */
    globalSet: z.optional(z.boolean()),
  }),
  response: z.object({ attributes: WhatsAppAttributes }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'PHONE_INVALID'],
});
