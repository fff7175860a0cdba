import { TemplateDefinition } from '../contract/template-definition.ts';

/** Returns a stored template; null if it was stored in a form that we do not know. */
export function readDefinition(stored: unknown): TemplateDefinition | null {
  return TemplateDefinition.safeParse(stored).data ?? null;
}
