import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { LINK_IN_TEXT } from '../content/whatsapp-parts.ts';

/** What is needed to show a content, besides the content itself. */
export interface Shown {
  /** The template that the content fills; null if it uses none or the template is unknown. */
  template: TemplateDefinition | null;
  /** Returns the URL that a link in a text shows, by the link's name. */
  linkUrl: (slot: string) => string;
}

/** Replaces each link placeholder in a text with the URL to show. */
export function withLinks(text: string, { linkUrl }: Pick<Shown, 'linkUrl'>): string {
  return text.replaceAll(LINK_IN_TEXT, (_whole, slot: string) => linkUrl(slot));
}
