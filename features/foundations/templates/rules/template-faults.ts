import { fill } from '#platform/language/reader.ts';
import type { TemplateDefinition } from '../contract/template-definition.ts';
import { MOST, type TemplateButton } from '../contract/template-parts.ts';
import { texts } from '../texts/all.ts';
import { hasPlaceAtAnEnd, hasWordsEnough, isCounted, placesIn } from './value-places.ts';

/**
 * Returns what is wrong with how a template's parts are combined, one sentence each; empty when WhatsApp would review
 * it. Those of parts that only code defines (sign-in codes, offers, cards, more than one link or reply) are for developers.
 */
export function templateFaults(definition: TemplateDefinition): string[] {
  return [
    ...(definition.category === 'AUTHENTICATION' ? [SIGN_IN_CODES] : []),
    ...headerFaults(definition),
    ...bodyFaults(definition),
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
    [NOT_PLAIN.test(words), texts.headerFaults.notPlain],
    [places > 1, texts.headerFaults.oneVariable],
    [!isCounted(header.text), texts.headerFaults.counted],
    [places !== (header.variable === null ? 0 : 1), texts.headerFaults.sample],
  ]);
}

type Text = Pick<TemplateDefinition, 'body' | 'variables'>;

function bodyFaults({ body, variables }: Text): string[] {
  const counted = isCounted(body);
  return sentences([
    [!counted, texts.bodyFaults.gap],
    [counted && placesIn(body) !== variables.length, texts.bodyFaults.sample],
    [hasPlaceAtAnEnd(body), texts.bodyFaults.ends],
    [!hasWordsEnough(body), texts.bodyFaults.fewWords],
    [/\t| {5}/.test(body), texts.bodyFaults.spaces],
    [new Set(variables.map(({ name }) => name)).size < variables.length, texts.bodyFaults.twice],
  ]);
}

function footerFaults({ footer }: TemplateDefinition): string[] {
  return footer !== null && /[\n{}]/.test(footer) ? [texts.partFaults.footerNotPlain] : [];
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
      [new Set(titles).size < titles.length, texts.partFaults.buttonTwice],
      [!areGrouped(buttons), 'Put the quick replies next to each other, before or behind the other buttons.'],
    ]),
  ];
}

function titlesOf(buttons: readonly TemplateButton[]): string[] {
  return buttons.flatMap((button) => ('title' in button ? [button.title] : []));
}

/** WhatsApp refuses the whole template for this (sub-code 2388060), so we report it first. */
function titleFaults(titles: readonly string[]): string[] {
  return titles.some((title) => NOT_PLAIN.test(title)) ? [texts.partFaults.buttonNotPlain] : [];
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
    [body.length > MOST.offerBody, fill(texts.bodyFaults.offerTooLong, { most: MOST.offerBody })],
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
    ...new Set(cards.flatMap((card) => bodyFaults(card).map((fault) => `A card: ${fault}`))),
  );
}

const ON_CARDS: readonly TemplateButton['kind'][] = ['link', 'address', 'reply', 'call'];

function sentences(rules: readonly [isBroken: boolean, sentence: string][]): string[] {
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}
