import * as z from 'zod';

/** Ids come as numbers, and past 2^53 as text (`parseStoreBody`); as text they are the same everywhere. */
export const Id = z.union([z.string(), z.number()]).transform(String);
export const OptionalId = Id.nullish();

/** Money as Shopify writes it, for example `"18.50"`; a few old bodies write a number. */
export const Money = z.union([z.string(), z.number()]).transform(String);
export const OptionalMoney = Money.nullish();

export const OptionalText = z.string().nullish();

const CurrencyAmount = z.looseObject({ amount: OptionalMoney, currency_code: OptionalText }).nullish();

/** One amount in the shop's currency and in the one the shopper paid in. */
export const OptionalMoneySet = z
  .looseObject({ shop_money: CurrencyAmount, presentment_money: CurrencyAmount })
  .nullish();

/** A list that may be missing, or null: it is empty then. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}

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
  email: OptionalText,
  phone: OptionalText,
  tags: OptionalText,
  default_address: AddressPayload.nullish(),
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
  quantity: z.number().default(1),
  price: OptionalMoney,
};

/** What a checkout and the order it becomes both say. */
export const basketFields = {
  cart_token: OptionalText,
  name: OptionalText,
  email: OptionalText,
  phone: OptionalText,
  customer: CustomerPayload.nullish(),
  shipping_address: AddressPayload.nullish(),
  billing_address: AddressPayload.nullish(),
  total_price: OptionalMoney,
  subtotal_price: OptionalMoney,
  total_discounts: OptionalMoney,
  total_line_items_price: OptionalMoney,
  currency: OptionalText,
  presentment_currency: OptionalText,
  discount_codes: listOf(DiscountCode),
  gateway: OptionalText,
  landing_site: OptionalText,
  referring_site: OptionalText,
  source_name: OptionalText,
  note: OptionalText,
  note_attributes: listOf(NameValue),
  buyer_accepts_marketing: z.boolean().nullish(),
  customer_locale: OptionalText,
  created_at: OptionalText,
  updated_at: OptionalText,
  closed_at: OptionalText,
};
