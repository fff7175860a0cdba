import * as z from 'zod/mini';
import { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { PartId } from '../../contract/part-id.ts';

/** A template that needs approval, and its version without a picture. Null if it shows no picture. */
export const TemplateNode = z.object({
  kind: z.literal('template'),
  masterId: PartId,
  template: TemplateDefinition,
  withoutPicture: z.nullable(TemplateDefinition),
});
