import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { LINK_IN_TEXT } from '../content/whatsapp-parts.ts';

/** What a content needs beside itself to be shown. */
export interface Shown {
  /** The template that it fills; null where it is none, or not known. */
  template: TemplateDefinition | null;
  /** The address that a link in a text shows, by the link's name. */
  linkUrl: (slot: string) => string;
}

/** A text with its links as they are shown. */
export function withLinks(text: string, { linkUrl }: Pick<Shown, 'linkUrl'>): string {
  return text.replaceAll(LINK_IN_TEXT, (_whole, slot: string) => linkUrl(slot));
}
