import * as z from 'zod';
import { orNull } from './answer-parts.ts';
import { Count, Id, listOf } from './payloads/payload-fields.ts';

const TextOrNull = orNull(z.string());
const Amount = z.object({ amount: z.string(), currencyCode: z.string() });
export const ShopMoney = z.object({ shopMoney: Amount });
export const Address = orNull(
  z.object({ firstName: TextOrNull, phone: TextOrNull, countryCodeV2: TextOrNull }),
);
export const Customer = orNull(
  z.object({
    legacyResourceId: Id,
    firstName: TextOrNull,
    defaultPhoneNumber: orNull(z.object({ phoneNumber: z.string() })),
    defaultEmailAddress: orNull(z.object({ emailAddress: z.string() })),
    defaultAddress: Address,
  }),
);
export const LineNode = z.object({
  title: TextOrNull,
  quantity: Count.catch(1),
  product: orNull(z.object({ legacyResourceId: Id })),
  originalUnitPriceSet: orNull(ShopMoney),
  // Not selected for checkouts.
  currentQuantity: Count.optional().catch(undefined),
  variantTitle: TextOrNull.optional(),
  variant: orNull(z.object({ legacyResourceId: Id })).optional(),
});
export type LineNode = z.infer<typeof LineNode>;

/** Details of an order that a store may withhold from apps that lack a newer permission. */
const Details = z.object({
  tags: listOf(z.string()),
  test: orNull(z.boolean()),
  sourceName: TextOrNull,
  statusPageUrl: TextOrNull,
  displayFulfillmentStatus: TextOrNull,
  customAttributes: listOf(z.object({ key: z.string(), value: TextOrNull })),
  fulfillments: listOf(
    z.object({
      legacyResourceId: Id,
      status: z.string(),
      displayStatus: TextOrNull,
      createdAt: TextOrNull,
      updatedAt: z.string(),
      deliveredAt: TextOrNull,
      trackingInfo: listOf(z.object({ company: TextOrNull, number: TextOrNull, url: TextOrNull })),
    }),
  ),
});

/** An order without its lines. */
export const OrderNode = z.object({
  id: z.string(),
  legacyResourceId: Id,
  name: TextOrNull,
  checkoutToken: TextOrNull,
  cartToken: TextOrNull,
  email: TextOrNull,
  phone: TextOrNull,
  currencyCode: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  cancelledAt: TextOrNull,
  displayFinancialStatus: TextOrNull,
  paymentGatewayNames: listOf(z.string()),
  discountCodes: listOf(z.string()),
  totalPriceSet: ShopMoney,
  currentTotalPriceSet: ShopMoney,
  customer: Customer,
  shippingAddress: Address,
  billingAddress: Address,
  refunds: z.array(
    z.object({
      legacyResourceId: Id,
      createdAt: TextOrNull,
      totalRefundedSet: ShopMoney,
    }),
  ),
  ...Details.partial().shape,
});
export type OrderNode = z.infer<typeof OrderNode>;

export const MONEY = `{ shopMoney { amount currencyCode } }`;
const ADDRESS = `{ firstName phone countryCodeV2 }`;
export const PERSON = `customer { legacyResourceId firstName defaultPhoneNumber { phoneNumber } defaultEmailAddress { emailAddress } defaultAddress ${ADDRESS} } shippingAddress ${ADDRESS} billingAddress ${ADDRESS}`;
export const PLAIN_ORDER_FIELDS = `id legacyResourceId name checkoutToken cartToken email phone currencyCode createdAt updatedAt cancelledAt displayFinancialStatus paymentGatewayNames discountCodes totalPriceSet ${MONEY} currentTotalPriceSet ${MONEY} ${PERSON} refunds { legacyResourceId createdAt totalRefundedSet ${MONEY} }`;
export const ORDER_FIELDS = `${PLAIN_ORDER_FIELDS} tags test sourceName statusPageUrl displayFulfillmentStatus customAttributes { key value } fulfillments { legacyResourceId status displayStatus createdAt updatedAt deliveredAt trackingInfo(first: 1) { company number url } }`;
export const PLAIN_LINE_FIELDS = `title quantity product { legacyResourceId } originalUnitPriceSet ${MONEY}`;
export const LINE_FIELDS = `${PLAIN_LINE_FIELDS} currentQuantity variantTitle variant { legacyResourceId }`;
