import * as z from 'zod';

/** A part that is null or not as it should be counts as missing: it must not cost what stands beside it. */
export function part<Shape extends z.ZodType>(shape: Shape) {
  return shape.nullish().catch(null);
}

/** A list that may be missing, without the items that are not as they should be. */
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

/** Ids come as numbers, and past 2^53 as text (`parseStoreBody`); as text they are the same everywhere. */
export const Id = z.union([z.string().min(1).max(255), z.number()]).transform(String);
export const OptionalId = part(Id);

/** Money as Shopify writes it, for example `"18.50"`; a few old bodies write a number. */
export const Money = z.union([z.string(), z.number()]).transform(String);
/** Where a wrong amount would be believed: an odd one fails the body. */
export const StrictMoney = Money.nullish();
export const OptionalMoney = part(Money);

export const OptionalText = part(z.string());
/** Text by which something is looked up; a longer one is none. */
export const OptionalKey = part(z.string().max(500));

/** The moment of the body itself: an odd one fails it, because its order among others depends on it. */
export const Moment = z.string().nullish();

const LARGEST = 2 ** 31 - 1;
/** As many as a column can hold. */
export const Count = z.int().min(0).max(LARGEST);
/** An inventory may be below nothing. */
export const Inventory = z.int().min(-LARGEST).max(LARGEST);

const CurrencyAmount = part(z.looseObject({ amount: OptionalMoney, currency_code: OptionalText }));

/** One amount in the shop's currency and in the one the shopper paid in. */
export const OptionalMoneySet = part(
  z.looseObject({ shop_money: CurrencyAmount, presentment_money: CurrencyAmount }),
);

const NameValue = z.looseObject({ name: z.string(), value: z.unknown() });

const DiscountCode = z.looseObject({ code: z.string(), amount: OptionalMoney, type: OptionalText });

/** An address of a checkout or order; in many stores the only phone number is here. */
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

/** The customer inside a checkout or order. */
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

/** What a line of a checkout and a line of its order both say. */
export const lineFields = {
  product_id: OptionalId,
  variant_id: OptionalId,
  title: OptionalText,
  variant_title: OptionalText,
  sku: OptionalText,
  vendor: OptionalText,
  /** A line that is there is one of something at least. */
  quantity: part(Count).transform((count) => count ?? 1),
  price: OptionalMoney,
};

/** What a checkout and the order it becomes both say. */
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
