import { fill } from '#platform/language/reader.ts';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import { texts } from '../texts/all.ts';

/**
 * Returns what stops a template from joining the others under its name. Any of them may be sent, filled with the same
 * values, so they must take the same ones.
 */
export function variantFaults(
  definition: TemplateDefinition,
  others: readonly TemplateDefinition[],
): string[] {
  const [other] = others;
  if (!other || shapeOf(definition) === shapeOf(other)) return [];
  return [fill(texts.draftFaults.shapeDiffers, { language: other.language })];
}

function shapeOf({ category, header, variables, buttons }: TemplateDefinition): string {
  return JSON.stringify([
    category,
    header?.kind ?? null,
    header?.kind === 'text' ? header.variable?.name : null,
    variables.map(({ name }) => name).toSorted(),
    buttons.map(({ kind }) => kind),
  ]);
}
