import * as z from 'zod/mini';
import { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { PartId } from '../../contract/part-id.ts';

/** A template that has to be approved, and the one that goes where there is no picture; null when it shows none. */
export const TemplateNode = z.object({
  kind: z.literal('template'),
  masterId: PartId,
  template: TemplateDefinition,
  withoutPicture: z.nullable(TemplateDefinition),
});
