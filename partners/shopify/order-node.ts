import * as z from 'zod';

const Amount = z.object({ amount: z.string(), currencyCode: z.string() });
export const ShopMoney = z.object({ shopMoney: Amount });
export const Address = z
  .object({
    firstName: z.string().nullable(),
    phone: z.string().nullable(),
    countryCodeV2: z.string().nullable(),
  })
  .nullable();
export const Customer = z
  .object({
    legacyResourceId: z.coerce.string(),
    firstName: z.string().nullable(),
    defaultPhoneNumber: z.object({ phoneNumber: z.string() }).nullable(),
    defaultEmailAddress: z.object({ emailAddress: z.string() }).nullable(),
    defaultAddress: Address,
  })
  .nullable();
export const LineNode = z.object({
  title: z.string().nullable(),
  quantity: z.number(),
  product: z.object({ legacyResourceId: z.coerce.string() }).nullable(),
  originalUnitPriceSet: ShopMoney,
  // Not asked for where a checkout is.
  currentQuantity: z.number().optional(),
  variantTitle: z.string().nullish(),
  variant: z.object({ legacyResourceId: z.coerce.string() }).nullish(),
});
export type LineNode = z.infer<typeof LineNode>;

/** What a store may refuse to tell of an order, for want of a permission that newer apps ask for. */
const Details = z.object({
  tags: z.array(z.string()),
  test: z.boolean(),
  sourceName: z.string().nullable(),
  statusPageUrl: z.string(),
  displayFulfillmentStatus: z.string(),
  customAttributes: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
  fulfillments: z.array(
    z.object({
      legacyResourceId: z.coerce.string(),
      status: z.string(),
      displayStatus: z.string().nullable(),
      createdAt: z.string(),
      updatedAt: z.string(),
      deliveredAt: z.string().nullable(),
      trackingInfo: z.array(
        z.object({
          company: z.string().nullable(),
          number: z.string().nullable(),
          url: z.string().nullable(),
        }),
      ),
    }),
  ),
});

/** An order without its lines. */
export const OrderNode = z.object({
  id: z.string(),
  legacyResourceId: z.coerce.string(),
  name: z.string(),
  checkoutToken: z.string().nullable(),
  cartToken: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  currencyCode: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  cancelledAt: z.string().nullable(),
  displayFinancialStatus: z.string().nullable(),
  paymentGatewayNames: z.array(z.string()),
  discountCodes: z.array(z.string()),
  totalPriceSet: ShopMoney,
  currentTotalPriceSet: ShopMoney,
  customer: Customer,
  shippingAddress: Address,
  billingAddress: Address,
  refunds: z.array(
    z.object({
      legacyResourceId: z.coerce.string(),
      createdAt: z.string().nullable(),
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
