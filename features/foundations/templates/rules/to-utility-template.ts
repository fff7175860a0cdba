import { samplesOf, type TemplateDefinition } from '../contract/template-definition.ts';
import type { TemplateButton } from '../contract/template-parts.ts';
import { hasPlaceAtAnEnd, isCounted, placesIn } from './value-places.ts';

/** A template in Messenger's form: the text with a sample for each value, and buttons that answer or open a page. */
interface UtilityTemplate {
  name: string;
  language: string;
  category: 'UTILITY';
  parameter_format: 'POSITIONAL';
  components: (
    | { type: 'HEADER'; format: 'TEXT'; text: string }
    | { type: 'BODY'; text: string; example?: { body_text: string[][] } }
    | { type: 'BUTTONS'; buttons: UtilityButton[] }
  )[];
}

type UtilityButton =
  | { type: 'POSTBACK'; text: string; payload: string }
  | { type: 'URL'; text: string; url: string };

type MadeTemplate =
  | { kind: 'request'; request: UtilityTemplate }
  /** Messenger cannot send it. Only code defines such templates, so the reason is for developers. */
  | { kind: 'refused'; reason: string };

/** Returns a template in Messenger's form, or why Messenger cannot send it. */
export function toUtilityTemplate(definition: TemplateDefinition): MadeTemplate {
  const reason = REFUSALS.find(([, applies]) => applies(definition))?.[0];
  if (reason !== undefined) return { kind: 'refused', reason };
  const { name, language, header, body, variables } = definition;
  const buttons = definition.buttons.flatMap(toUtilityButton);
  const request: UtilityTemplate = {
    name,
    language,
    category: 'UTILITY',
    parameter_format: 'POSITIONAL',
    components: [
      ...(header?.kind === 'text' ? [{ type: 'HEADER', format: 'TEXT', text: header.text } as const] : []),
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

function toUtilityButton(button: TemplateButton): UtilityButton[] {
  if (button.kind === 'reply') return [{ type: 'POSTBACK', text: button.title, payload: button.payload }];
  return button.kind === 'address' ? [{ type: 'URL', text: button.title, url: button.url }] : [];
}

const MOST_BUTTONS = 3;
const CARRIED: readonly TemplateButton['kind'][] = ['reply', 'address'];

/** Checked in this order; the first that applies is reported. */
const REFUSALS: readonly [reason: string, applies: (definition: TemplateDefinition) => boolean][] = [
  [
    'Messenger takes templates for orders and their delivery only. Write an offer as a plain message.',
    ({ category, offer }) => category !== 'UTILITY' || offer !== null,
  ],
  ['A template goes out on Messenger without cards.', ({ cards }) => cards !== null],
  [
    'A template goes out on Messenger without a picture, a file or a place.',
    ({ header }) => header !== null && header.kind !== 'text',
  ],
  // Messages have values only for the text.
  [
    'The header has no variable on Messenger.',
    ({ header }) => header?.kind === 'text' && (header.variable !== null || /[{}]/.test(header.text)),
  ],
  ['A template goes out on Messenger without a footer.', ({ footer }) => footer !== null],
  // The button's URL differs from message to message.
  [
    'A template goes out on Messenger without a link button. Use buttons that answer.',
    ({ buttons }) => buttons.some(({ kind }) => kind === 'link'),
  ],
  [
    'A button answers or opens an address on Messenger, and does nothing else.',
    ({ buttons }) => buttons.some(({ kind }) => !CARRIED.includes(kind)),
  ],
  ['Its text may not begin or end with a value on Messenger.', ({ body }) => hasPlaceAtAnEnd(body)],
  ['The values in its text must be {{1}}, {{2}} and so on, without a gap.', ({ body }) => !isCounted(body)],
  [
    'Messenger wants a sample of every value in its text.',
    ({ body, variables }) => variables.length !== placesIn(body),
  ],
  [
    `It has more than ${MOST_BUTTONS} buttons, the most on Messenger.`,
    ({ buttons }) => buttons.length > MOST_BUTTONS,
  ],
];
