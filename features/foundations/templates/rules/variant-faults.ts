import type { TemplateDefinition } from '../contract/template-definition.ts';

/**
 * What keeps a template from standing beside the others of its name: whoever sends it fills one as the other, and may
 * send any of them.
 */
export function variantFaults(
  definition: TemplateDefinition,
  others: readonly TemplateDefinition[],
): string[] {
  const [other] = others;
  if (!other || shapeOf(definition) === shapeOf(other)) return [];
  return [
    `In every language a template has the same category, header, variables and buttons: compare it with the one in ${other.language}.`,
  ];
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
