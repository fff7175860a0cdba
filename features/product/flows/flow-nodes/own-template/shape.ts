import * as z from 'zod/mini';
import { PartId } from '../../contract/part-id.ts';

/** A template of the shop's own, by name. */
export const OwnTemplateNode = z.object({
  kind: z.literal('ownTemplate'),
  masterId: PartId,
  name: z.string(),
  language: z.string(),
});
