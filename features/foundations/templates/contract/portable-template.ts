import * as z from 'zod/mini';
import { TemplateDefinition } from './template-definition.ts';

/** A merchant's template in all its languages, without ids. Uploaded files are named by their addresses. */
export const PortableTemplate = z.object({
  name: z.string(),
  variants: z.array(TemplateDefinition).check(z.minLength(1)),
});
export type PortableTemplate = z.infer<typeof PortableTemplate>;
