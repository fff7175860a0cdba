import { valueNameOf } from '#features/foundations/templates/contract/built-in-variables.ts';
import { namePlaces } from '#features/foundations/templates/contract/named-text.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';

/** The end of the name of the template that is sent where there is no picture to show. */
export const PLAIN = '_plain';

/** Returns a template's text with the names of its values, as merchants edit it. */
export function wordsOf({ body, variables }: TemplateDefinition): string {
  return namePlaces(
    body,
    variables.map(({ name }) => ({ name: valueNameOf(name) })),
  );
}

/** Returns the first name to try for a merchant's own words in place of a template's. */
export function ownWordsName(templateName: string): string {
  return `${templateName.replace(/_own(_\d+)?$/, '')}_own`;
}

/** Whether a template shows the picture of what its message is about, and needs a second one for where there is none. */
export function needsPicture({ header }: TemplateDefinition): boolean {
  return header?.kind === 'image' && header.sampleUrl === null;
}
