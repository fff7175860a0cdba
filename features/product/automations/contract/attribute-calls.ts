import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

const MOST_ATTRIBUTES = 100;

/**
 * The merchant's settings for WhatsApp as a whole and for each tool and campaign, with the names of documents 1 and 2,
 * section 3: `globalSupport`, `shopName`, `cancelledNoResponse`, `crossSellRecommendationMethod`, and for each type
 * `Support`, `Discount`, `DiscountPercentage` and `DiscountType` after its name. The lists of campaigns say which types
 * exist.
 */
export const PageAttributes = z.record(
  z.string().check(z.regex(/^[A-Za-z_]{1,60}$/)),
  z.union([z.string().check(z.maxLength(255)), z.boolean(), z.number()]),
);
export type PageAttributes = z.infer<typeof PageAttributes>;

/** The attributes in an answer: the settings, and the provider's notices about the number. */
export const WhatsAppAttributes = z.intersection(
  PageAttributes,
  z.object({
    current_limit: z.string(),
    quality_color: z.enum(['GREEN', 'YELLOW', 'RED', 'UNKNOWN']),
    whatsapp_rating: z.string(),
  }),
);
export type WhatsAppAttributes = z.infer<typeof WhatsAppAttributes>;

export const getWAAttributes = defineCall({
  method: 'GET',
  path: '/database/api/getWAAttributes',
  summary: 'The WhatsApp attributes of a shop',
  query: z.object({ pageId: z.string() }),
  response: z.object({
    data: z.object({
      attributes: WhatsAppAttributes,
      /** ISO 3166 alpha-2: the most likely country of a support number without a country code. */
      country: z.string(),
    }),
  }),
  access: 'view',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'],
});

export const setWAAttributes = defineCall({
  method: 'POST',
  path: '/database/api/setWAAttributes',
  summary: 'Changes the WhatsApp attributes that are given and leaves the others',
  body: z.object({
    pageId: z.string(),
    attributes: PageAttributes.check(
      z.refine((given) => Object.keys(given).length <= MOST_ATTRIBUTES, { error: 'Too many at once.' }),
    ),
    /** Also copies the global support number into every empty support value. */
    globalSet: z.optional(z.boolean()),
  }),
  response: z.object({ attributes: WhatsAppAttributes }),
  access: 'market',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'PHONE_INVALID', 'PERCENTAGE_INVALID'],
});
