import * as z from 'zod';

/** A null or invalid field counts as missing, so that it does not cost the others. */
export function part<Shape extends z.ZodType>(shape: Shape) {
  return shape.nullish().catch(null);
}

/** A list that may be missing, without its invalid items. */
export function listOf<Shape extends z.ZodType>(shape: Shape) {
  return z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((items) =>
      (items ?? []).flatMap((item) => {
        const read = shape.safeParse(item);
        return read.success ? [read.data] : [];
      }),
    );
}

/** Ids are numbers, or text above 2^53 (`parseStoreBody`). We always use text. */
export const Id = z.union([z.string().min(1).max(255), z.number()]).transform(String);
export const OptionalId = part(Id);

/** Money as Shopify writes it, for example `"18.50"`; a few old bodies use a number. */
export const Money = z.union([z.string(), z.number()]).transform(String);
/** For amounts that we rely on: an invalid one fails the whole body. */
export const StrictMoney = Money.nullish();
export const OptionalMoney = part(Money);

export const OptionalText = part(z.string());
/** Text used as a key; a longer one counts as missing. */
export const OptionalKey = part(z.string().max(500));

/** The time of the body. An invalid one fails the body, because the order of webhooks depends on it. */
export const Moment = z.string().nullish();

const LARGEST = 2 ** 31 - 1;
/** Up to what a column can hold. */
export const Count = z.int().min(0).max(LARGEST);
/** An inventory can be negative. */
export const Inventory = z.int().min(-LARGEST).max(LARGEST);

const CurrencyAmount = part(z.looseObject({ amount: OptionalMoney, currency_code: OptionalText }));

/** An amount in the shop's currency and in the currency the shopper paid in. */
export const OptionalMoneySet = part(
  z.looseObject({ shop_money: CurrencyAmount, presentment_money: CurrencyAmount }),
);

const NameValue = z.looseObject({ name: z.string(), value: z.unknown() });

const DiscountCode = z.looseObject({ code: z.string(), amount: OptionalMoney, type: OptionalText });

/** The address of a checkout or order. In many stores it has the only phone number. */
export const AddressPayload = z.looseObject({
  first_name: OptionalText,
  last_name: OptionalText,
  name: OptionalText,
  phone: OptionalText,
  address1: OptionalText,
  address2: OptionalText,
  city: OptionalText,
  zip: OptionalText,
  province: OptionalText,
  province_code: OptionalText,
  country: OptionalText,
  country_code: OptionalText,
});
export type AddressPayload = z.infer<typeof AddressPayload>;

/** The customer of a checkout or order. */
export const CustomerPayload = z.looseObject({
  id: OptionalId,
  admin_graphql_api_id: OptionalText,
  first_name: OptionalText,
  last_name: OptionalText,
  email: OptionalKey,
  phone: OptionalKey,
  tags: OptionalText,
  default_address: part(AddressPayload),
});
export type CustomerPayload = z.infer<typeof CustomerPayload>;

/** Fields that a checkout's line and an order's line share. */
export const lineFields = {
  product_id: OptionalId,
  variant_id: OptionalId,
  title: OptionalText,
  variant_title: OptionalText,
  sku: OptionalText,
  vendor: OptionalText,
  /** A line without a quantity counts as one. */
  quantity: part(Count).transform((count) => count ?? 1),
  price: OptionalMoney,
};

/** Fields that a checkout and its order share. */
export const basketFields = {
  cart_token: OptionalKey,
  name: OptionalText,
  email: OptionalKey,
  phone: OptionalKey,
  customer: part(CustomerPayload),
  shipping_address: part(AddressPayload),
  billing_address: part(AddressPayload),
  total_price: StrictMoney,
  subtotal_price: OptionalMoney,
  total_discounts: OptionalMoney,
  total_line_items_price: OptionalMoney,
  currency: z.string().nullish(),
  presentment_currency: OptionalText,
  discount_codes: listOf(DiscountCode),
  gateway: OptionalText,
  landing_site: OptionalText,
  referring_site: OptionalText,
  source_name: OptionalText,
  note: OptionalText,
  note_attributes: listOf(NameValue),
  buyer_accepts_marketing: part(z.boolean()),
  customer_locale: OptionalText,
  created_at: Moment,
  updated_at: Moment,
  closed_at: OptionalText,
};
