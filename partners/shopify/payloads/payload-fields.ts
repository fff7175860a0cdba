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

export const NameValue = z.looseObject({ name: z.string(), value: z.unknown() });

export const DiscountCode = z.looseObject({ code: z.string(), amount: OptionalMoney, type: OptionalText });

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
