import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';

const MOST_ATTRIBUTES = 100;

/**
 * What a merchant sets for WhatsApp as a whole and for each tool and campaign, by the names of documents 1 and 2,
 * section 3: `globalSupport`, `shopName`, `cancelledNoResponse`, `crossSellRecommendationMethod`, and after the name of
 * a type `Support`, `Discount`, `DiscountPercentage` and `DiscountType`. Which there are, the lists of campaigns say.
 */
export const PageAttributes = z.record(
  z.string().check(z.regex(/^[A-Za-z_]{1,60}$/)),
  z.union([z.string().check(z.maxLength(255)), z.boolean(), z.number()]),
);
export type PageAttributes = z.infer<typeof PageAttributes>;

/** As they are answered: beside what was set, the provider's word on the number. */
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
      /** ISO 3166 alpha-2: where a support number without a country most likely belongs. */
      country: z.string(),
    }),
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
    attributes: PageAttributes.check(
      z.refine((given) => Object.keys(given).length <= MOST_ATTRIBUTES, { error: 'Too many at once.' }),
    ),
    /** The global support number is also copied into every support value that is empty. */
    globalSet: z.optional(z.boolean()),
  }),
  response: z.object({ attributes: WhatsAppAttributes }),
  access: 'merchant',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'PHONE_INVALID', 'PERCENTAGE_INVALID'],
});
