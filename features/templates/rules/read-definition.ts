import * as z from 'zod/mini';
import { TemplateDefinition } from '../contract/template-definition.ts';

const Named = z.object({ category: z.string() });

/** A template as it was noted for submission; null for one that was noted by somebody else, or in another form. */
export function readDefinition(noted: unknown): TemplateDefinition | null {
  const read = TemplateDefinition.safeParse(noted);
  return read.success ? read.data : null;
}

/** What a noted template was submitted as; null when that is not known. */
export function readCategory(noted: unknown): string | null {
  const read = Named.safeParse(noted);
  return read.success ? read.data.category : null;
}
