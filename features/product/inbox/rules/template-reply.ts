import type {
  TemplateButton as FilledButton,
  TemplateContent,
} from '#features/engine/messaging/contract/content/whatsapp-template-content.ts';
import { valueNameOf } from '#features/foundations/templates/contract/built-in-variables.ts';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { valueSpaceOf } from '#features/foundations/templates/contract/value-space.ts';

/** Buttons whose content is part of the template, or of this message alone. */
const SIMPLE_BUTTONS = new Set(['reply', 'call', 'address', 'askNumber']);

/** Whether somebody can fill in a template by hand: it has texts only, and no link that has to be made. */
export function canReplyWith({ header, buttons, offer, cards }: TemplateDefinition): boolean {
  const isPlain = header === null || (header.kind === 'text' && header.variable === null);
  return isPlain && offer === null && cards === null && buttons.every(({ kind }) => SIMPLE_BUTTONS.has(kind));
}

/** What is known about a person for the variables of a template. */
export interface ReplyFacts {
  firstName: string | null;
  /** The name of the latest order. */
  orderName: string | null;
  shopName: string | null;
}

/** The values by the names that merchants give to variables, without case and signs. */
const FACT_OF: Readonly<Record<string, keyof ReplyFacts>> = {
  firstname: 'firstName',
  name: 'firstName',
  order: 'orderName',
  ordername: 'orderName',
  ordernumber: 'orderName',
  orderid: 'orderName',
  shop: 'shopName',
  shopname: 'shopName',
  store: 'shopName',
  storename: 'shopName',
};

/** Returns the value of a variable as far as it is known; the writer completes and changes it. */
export function knownValue(variable: string, facts: ReplyFacts): string {
  const fact =
    FACT_OF[
      valueNameOf(variable)
        .toLowerCase()
        .replaceAll(/[^a-z]/gu, '')
    ];
  return (fact === undefined ? null : facts[fact]) ?? '';
}

/** Returns the message of a template that is filled in with these values. */
export function toTemplateReply(template: TemplateDefinition, values: readonly string[]): TemplateContent {
  return {
    kind: 'template',
    templateName: template.name,
    language: template.language,
    header: null,
    body: values.map((text) => ({ text })),
    valueSpace: valueSpaceOf(template),
    buttons: template.buttons.flatMap((button, index): FilledButton[] =>
      button.kind === 'reply' ? [{ kind: 'reply', index, payload: button.payload }] : [],
    ),
    offerEndsAtMs: null,
    cards: null,
  };
}
