import * as z from 'zod';
import {
  Id,
  Inventory,
  Moment,
  OptionalId,
  OptionalMoney,
  OptionalText,
  listOf,
  part,
} from './payload-fields.ts';

export const VariantPayload = z.looseObject({
  id: Id,
  admin_graphql_api_id: OptionalText,
  product_id: OptionalId,
  title: OptionalText,
  sku: OptionalText,
  price: OptionalMoney,
  compare_at_price: OptionalMoney,
  inventory_quantity: part(Inventory),
  inventory_policy: OptionalText,
  /** Null when the store does not track it. Newer bodies omit it. */
  inventory_management: OptionalText,
  position: part(z.number()),
  image_id: OptionalId,
});
export type VariantPayload = z.infer<typeof VariantPayload>;

const ImagePayload = z.looseObject({ id: OptionalId, src: OptionalText, alt: OptionalText });

/** Body of `products/create` and `products/update`. */
export const ProductPayload = z.looseObject({
  id: Id,
  admin_graphql_api_id: OptionalText,
  title: OptionalText,
  handle: OptionalText,
  body_html: OptionalText,
  /** `active`, `draft` or `archived`. */
  status: OptionalText,
  product_type: OptionalText,
  vendor: OptionalText,
  tags: OptionalText,
  published_at: OptionalText,
  variants: listOf(VariantPayload),
  images: listOf(ImagePayload),
  image: part(ImagePayload),
  created_at: OptionalText,
  updated_at: Moment,
});
export type ProductPayload = z.infer<typeof ProductPayload>;

/** Body of `products/delete`. */
export const ProductDeletePayload = z.looseObject({ id: Id });
export type ProductDeletePayload = z.infer<typeof ProductDeletePayload>;
