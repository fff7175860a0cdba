import type { TemplateDefinition } from '../contract/template-definition.ts';
import { MOST, type TemplateButton } from '../contract/template-parts.ts';
import { hasPlaceAtAnEnd, hasWordsEnough, isCounted, placesIn } from './value-places.ts';

/**
 * Returns what is wrong with how a template's parts are combined, one sentence each; empty when WhatsApp would review
 * it.
 */
export function templateFaults(definition: TemplateDefinition): string[] {
  return [
    ...(definition.category === 'AUTHENTICATION' ? [SIGN_IN_CODES] : []),
    ...headerFaults(definition),
    ...bodyFaults(definition, 'text'),
    ...footerFaults(definition),
    ...buttonFaults(definition.buttons),
    ...offerFaults(definition),
    ...cardFaults(definition),
  ];
}

const SIGN_IN_CODES =
  'A template for sign-in codes has a text of WhatsApp’s own, which cannot be written here: choose marketing or utility.';
/** Formatting, line breaks and emoji, including flags and keycaps. Headers and button texts may not contain them. */
const NOT_PLAIN = /[\n\r*_~`]|\u20E3|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

function headerFaults({ header }: TemplateDefinition): string[] {
  if (header?.kind !== 'text') return [];
  const words = header.text.replaceAll(/\{\{\d+\}\}/g, '');
  const places = placesIn(header.text);
  return sentences([
    [NOT_PLAIN.test(words), 'The header can have no line breaks, no formatting and no emoji.'],
    [places > 1, 'The header can have one variable at most.'],
    [!isCounted(header.text), 'The variable of the header is written {{1}}.'],
    [places !== (header.variable === null ? 0 : 1), 'The variable of the header needs a sample.'],
  ]);
}

type Text = Pick<TemplateDefinition, 'body' | 'variables'>;

function bodyFaults({ body, variables }: Text, what: string): string[] {
  const counted = isCounted(body);
  return sentences([
    [!counted, `The variables in the ${what} must be {{1}}, {{2}} and so on, without a gap.`],
    [counted && placesIn(body) !== variables.length, `Every variable in the ${what} needs a sample.`],
    [hasPlaceAtAnEnd(body), `The ${what} may not begin or end with a variable.`],
    [!hasWordsEnough(body), `The ${what} has too many variables for so few words.`],
    [/\t| {5}/.test(body), `The ${what} can have no tabs and at most four spaces in a row.`],
    [
      new Set(variables.map(({ name }) => name)).size < variables.length,
      `Two variables in the ${what} have the same name.`,
    ],
  ]);
}

function footerFaults({ footer }: TemplateDefinition): string[] {
  return footer !== null && /[\n{}]/.test(footer)
    ? ['The footer can have no line breaks and no variables.']
    : [];
}

/** How many buttons of a kind are allowed (Cloud API, templates). Links and fixed addresses count together. */
const MOST_OF_A_KIND: readonly [kinds: readonly TemplateButton['kind'][], most: number, what: string][] = [
  [['link', 'address'], 2, 'two buttons that open a page'],
  [['call'], 1, 'one button to call'],
  [['code'], 1, 'one button to copy a code'],
  [['whatsAppForm'], 1, 'one button to open a form'],
  [['askNumber'], 1, 'one button to ask for the number'],
];

function buttonFaults(buttons: readonly TemplateButton[]): string[] {
  const tooMany = MOST_OF_A_KIND.filter(
    ([kinds, most]) => buttons.filter(({ kind }) => kinds.includes(kind)).length > most,
  ).map(([, , what]) => `A template has at most ${what}.`);
  const titles = titlesOf(buttons);
  return [
    ...tooMany,
    ...titleFaults(titles),
    ...sentences([
      [new Set(titles).size < titles.length, 'Two buttons have the same text.'],
      [!areGrouped(buttons), 'Put the quick replies next to each other, before or behind the other buttons.'],
    ]),
  ];
}

function titlesOf(buttons: readonly TemplateButton[]): string[] {
  return buttons.flatMap((button) => ('title' in button ? [button.title] : []));
}

/** WhatsApp refuses the whole template for this (sub-code 2388060), so we report it first. */
function titleFaults(titles: readonly string[]): string[] {
  return titles.some((title) => NOT_PLAIN.test(title))
    ? ['The text of a button can have no line breaks, no formatting and no emoji.']
    : [];
}

/** Whether quick replies are together, at the beginning or the end. */
function areGrouped(buttons: readonly TemplateButton[]): boolean {
  const isReply = buttons.map(({ kind }) => kind === 'reply');
  const first = isReply.indexOf(true);
  if (first === -1) return true;
  const last = isReply.lastIndexOf(true);
  return isReply.slice(first, last + 1).every(Boolean) && (first === 0 || last === buttons.length - 1);
}

function offerFaults({
  offer,
  category,
  footer,
  cards,
  header,
  body,
  buttons,
}: TemplateDefinition): string[] {
  if (offer === null) return [];
  return sentences([
    [category !== 'MARKETING', 'A limited-time offer is a marketing template.'],
    [footer !== null, 'A limited-time offer has no footer.'],
    [cards !== null, 'A limited-time offer has no cards.'],
    [
      header !== null && !['image', 'video'].includes(header.kind),
      'The header of a limited-time offer is a picture or a video.',
    ],
    [
      body.length > MOST.offerBody,
      `The text of a limited-time offer has at most ${MOST.offerBody} characters.`,
    ],
    [
      offer.hasEnd && !buttons.some(({ kind }) => kind === 'code'),
      'A limited-time offer that ends has a button to copy its code.',
    ],
  ]);
}

function cardFaults({ cards, category, header, footer, buttons }: TemplateDefinition): string[] {
  if (cards === null) return [];
  const shapes = cards.map((card) => [card.header.kind, ...card.buttons.map(({ kind }) => kind)].join());
  return sentences([
    [category !== 'MARKETING', 'A carousel is a marketing template.'],
    [
      header !== null || footer !== null || buttons.length > 0,
      'Beside its cards a carousel has a text only: no header, no footer, no buttons.',
    ],
    [
      new Set(shapes).size > 1,
      'The cards of a carousel have the same kind of header and the same kinds of buttons.',
    ],
    [cards.some((card) => card.buttons.length === 0), 'Every card of a carousel needs a button.'],
    [
      cards.some((card) => card.buttons.some(({ kind }) => !ON_CARDS.includes(kind))),
      'A button of a card opens a page, answers or calls.',
    ],
  ]).concat(
    titleFaults(cards.flatMap((card) => titlesOf(card.buttons))),
    ...new Set(cards.flatMap((card) => bodyFaults(card, 'text of a card'))),
  );
}

const ON_CARDS: readonly TemplateButton['kind'][] = ['link', 'address', 'reply', 'call'];

function sentences(rules: readonly [isBroken: boolean, sentence: string][]): string[] {
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}
