import { samplesOf, type TemplateDefinition } from '../contract/template-definition.ts';

/** What Messenger is asked to take: the text with a sample of each value, and buttons that answer. */
interface UtilityTemplate {
  name: string;
  language: string;
  category: 'UTILITY';
  parameter_format: 'POSITIONAL';
  components: (
    | { type: 'BODY'; text: string; example?: { body_text: string[][] } }
    | { type: 'BUTTONS'; buttons: { type: 'POSTBACK'; text: string; payload: string }[] }
  )[];
}

export type MadeTemplate =
  | { kind: 'request'; request: UtilityTemplate }
  /** Messenger cannot carry it; the reason is for the merchant. */
  | { kind: 'refused'; reason: string };

/** A template as Messenger takes it, or why it cannot be one there. */
export function toUtilityTemplate(definition: TemplateDefinition): MadeTemplate {
  const reason = REFUSALS.find(([, applies]) => applies(definition))?.[0];
  if (reason !== undefined) return { kind: 'refused', reason };
  const { name, language, body, variables, quickReplies } = definition;
  const buttons = quickReplies.map(({ title, payload }) => ({
    type: 'POSTBACK' as const,
    text: title,
    payload,
  }));
  const request: UtilityTemplate = {
    name,
    language,
    category: 'UTILITY',
    parameter_format: 'POSITIONAL',
    components: [
      {
        type: 'BODY',
        text: body,
        ...(variables.length > 0 && { example: { body_text: [samplesOf(definition)] } }),
      },
      ...(buttons.length === 0 ? [] : [{ type: 'BUTTONS' as const, buttons }]),
    ],
  };
  return { kind: 'request', request };
}

const LONGEST_BODY = 1024;
const MOST_BUTTONS = 3;
const LONGEST_TITLE = 20;
const LONGEST_PAYLOAD = 1000;

const VALUE = /\{\{(\d+)\}\}/g;
const VALUE_AT_AN_END = /^\s*\{\{|\}\}\s*$/;

/** In the order they are looked at; the first that applies is told. */
const REFUSALS: readonly [reason: string, applies: (definition: TemplateDefinition) => boolean][] = [
  [
    'Messenger takes templates for orders and their delivery only. Write an offer as a plain message.',
    ({ category }) => category !== 'UTILITY',
  ],
  ['A template goes out on Messenger without a picture.', ({ hasHeaderImage }) => hasHeaderImage],
  // The button’s address is another one in every message, and messages bring values for the text only.
  [
    'A template goes out on Messenger without a link button. Use buttons that answer.',
    ({ linkTitle }) => linkTitle !== null,
  ],
  ['It has no text.', ({ body }) => body.trim() === ''],
  [
    `Its text is longer than ${LONGEST_BODY} characters, the most on Messenger.`,
    ({ body }) => body.length > LONGEST_BODY,
  ],
  ['Its text may not begin or end with a value on Messenger.', ({ body }) => VALUE_AT_AN_END.test(body)],
  ['The values in its text must be {{1}}, {{2}} and so on, without a gap.', ({ body }) => !isCounted(body)],
  [
    'Messenger wants a sample of every value in its text.',
    ({ body, variables }) =>
      variables.length !== valuesIn(body).size || variables.some(({ sample }) => sample.trim() === ''),
  ],
  [
    `It has more than ${MOST_BUTTONS} buttons, the most on Messenger.`,
    ({ quickReplies }) => quickReplies.length > MOST_BUTTONS,
  ],
  [
    `A button’s title has between 1 and ${LONGEST_TITLE} characters on Messenger.`,
    ({ quickReplies }) => quickReplies.some(({ title }) => title === '' || title.length > LONGEST_TITLE),
  ],
  [
    `What a button answers has between 1 and ${LONGEST_PAYLOAD} characters on Messenger.`,
    ({ quickReplies }) =>
      quickReplies.some(({ payload }) => payload === '' || payload.length > LONGEST_PAYLOAD),
  ],
];

function valuesIn(body: string): Set<number> {
  return new Set([...body.matchAll(VALUE)].map(([, number]) => Number(number)));
}

/** Whether every brace belongs to a value, and the values are 1, 2 and so on. */
function isCounted(body: string): boolean {
  const values = valuesIn(body);
  return (
    !/[{}]/.test(body.replaceAll(VALUE, '')) &&
    [...values].every((value) => value <= values.size && value > 0)
  );
}
