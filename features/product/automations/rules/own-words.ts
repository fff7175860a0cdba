import { STOP_PAYLOAD } from '#features/engine/messaging/contract/stop-payload.ts';
import { valueNameOf } from '#features/foundations/templates/contract/built-in-variables.ts';
import { namePlaces } from '#features/foundations/templates/contract/named-text.ts';
import { isOwnWords, startOfWords } from '#features/foundations/templates/contract/own-words.ts';
import { toButton } from '#features/foundations/templates/contract/template-bubbles.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import type { OwnButton } from '../contract/campaign.ts';
import { texts } from '../texts/all.ts';

/** The end of the name of the template that is sent where there is no picture to show. */
export const PLAIN = '_plain';

/** Returns a template's text with the names of its values, as merchants edit it. */
export function wordsOf({ body, variables }: TemplateDefinition): string {
  return namePlaces(
    body,
    variables.map(({ name }) => ({ name: valueNameOf(name) })),
  );
}

/** Returns a template's buttons as merchants edit their titles. */
export function buttonsOf({ buttons }: TemplateDefinition): OwnButton[] {
  return buttons.map((button) => ({
    ...toButton(button),
    isStop: button.kind === 'reply' && button.payload === STOP_PAYLOAD,
  }));
}

/** Returns the first name to try for a merchant's own words in place of a template's. */
export function ownWordsName(templateName: string): string {
  return `${templateName.replace(/_own(_\d+)?$/, '')}_own`;
}

/** Returns what a choice says of a template of the shop's own: its name, or the beginning of words without a name. */
export function ownTemplateLabel(template: TemplateDefinition): { name: string; description: string[] } {
  return isOwnWords(template.name)
    ? { name: texts.ownTemplates.words, description: [startOfWords(wordsOf(template))] }
    : { name: template.name, description: [texts.ownTemplates.one] };
}

/** Whether a template shows the picture of what its message is about, and needs a second one for where there is none. */
export function needsPicture({ header }: TemplateDefinition): boolean {
  return header?.kind === 'image' && header.sampleUrl === null;
}
