import * as z from 'zod';
import { Id, Moment, OptionalText, part } from './payload-fields.ts';

/** Body of `collections/create` and `collections/update`. Does not include the products. */
export const CollectionPayload = z.looseObject({
  id: Id,
  admin_graphql_api_id: OptionalText,
  title: OptionalText,
  handle: OptionalText,
  body_html: OptionalText,
  published_at: OptionalText,
  updated_at: Moment,
  image: part(z.looseObject({ src: OptionalText })),
});
export type CollectionPayload = z.infer<typeof CollectionPayload>;

/** Body of `collections/delete`. */
export const CollectionDeletePayload = z.looseObject({ id: Id, admin_graphql_api_id: OptionalText });
export type CollectionDeletePayload = z.infer<typeof CollectionDeletePayload>;
