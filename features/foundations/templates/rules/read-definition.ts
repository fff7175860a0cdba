import { TemplateDefinition } from '../contract/template-definition.ts';

/** A template as it stands in its row; null for one that was noted in a form that we do not know. */
export function readDefinition(noted: unknown): TemplateDefinition | null {
  return TemplateDefinition.safeParse(noted).data ?? null;
}
