import type {
  TemplateButton,
  TemplateCreateRequest,
  TemplateDefinitionComponent,
} from '#partners/whatsapp/payloads/template.ts';
import { GraphRefusal } from '../graph-refusal.ts';
import { isTemplateLanguage } from './languages.ts';
import { variablesOf } from './template-shape.ts';

type Component = TemplateDefinitionComponent;

const CATEGORIES = ['MARKETING', 'UTILITY', 'AUTHENTICATION'];
const HEADER_FORMATS = ['TEXT', 'IMAGE', 'VIDEO', 'DOCUMENT', 'LOCATION'];
const MOST_BUTTONS: Record<string, number> = {
  QUICK_REPLY: 10,
  URL: 2,
  PHONE_NUMBER: 1,
  COPY_CODE: 1,
  FLOW: 1,
  REQUEST_CONTACT_INFO: 1,
  VOICE_CALL: 1,
};

/** Characters that Meta accepts neither in a header nor in a button. */
const NOT_PLAIN = /[\n\r*_~`]|\u20E3|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

/** Refuses a template for the reasons that Meta checks immediately. The review comes later. */
export function checkTemplate(request: TemplateCreateRequest): void {
  if (!/^[a-z0-9_]{1,512}$/.test(request.name))
    refuse('Template name must be at most 512 lowercase letters, digits and underscores.');
  if (!isTemplateLanguage(request.language)) refuse(`Language ${request.language} is not supported.`);
  if (!CATEGORIES.includes(request.category)) refuse(`Category must be one of ${CATEGORIES.join(', ')}.`);
  const named = request.parameter_format?.toUpperCase() === 'NAMED';
  const part = (type: string) => request.components.find((one) => one.type.toUpperCase() === type);
  const body = part('BODY');
  if (!body?.text) throw missing('BODY', 'text');
  checkBody(body, body.text, named);
  const header = part('HEADER');
  if (header) checkHeader(header, named);
  const footer = part('FOOTER');
  if (footer) checkFooter(footer);
  checkButtons(part('BUTTONS')?.buttons ?? []);
  const offer = part('LIMITED_TIME_OFFER');
  if (offer) checkOffer(offer, request);
  const carousel = part('CAROUSEL');
  if (carousel) checkCarousel(carousel, named);
}

function checkBody(body: Component, text: string, named: boolean): void {
  checkLength('Body', text, 1024);
  if (/\n{3,}|\t| {5}/.test(text))
    refuse('Body has too many line breaks, a tab or five spaces in a row.', 2388072);
  const variables = variablesOf(text);
  checkVariableNames(variables, named, 2388072);
  if (/^\s*\{\{/.test(text) || /\}\}\s*$/.test(text))
    refuse("Variables can't be at the start or end of the template.", 2388299);
  const words = text.split(/\s+/).filter(Boolean).length;
  if (words < 2 * variables.length + 1)
    refuse('This template has too many variables for its length.', 2388293);
  if (variables.length === 0) return;
  const examples = named ? body.example?.body_text_named_params : body.example?.body_text?.[0];
  if (examples?.length !== variables.length) throw missing('BODY', 'example');
}

function checkHeader(header: Component, named: boolean): void {
  const format = (header.format ?? '').toUpperCase();
  if (!HEADER_FORMATS.includes(format)) refuse(`Header format ${format} is not supported.`, 2388047);
  if (format === 'LOCATION') return;
  if (format !== 'TEXT') {
    if (!header.example?.header_handle?.[0]) throw missing('HEADER', 'example');
    return;
  }
  const text = header.text ?? '';
  if (text === '') throw missing('HEADER', 'text');
  checkLength('Header', text, 60);
  if (NOT_PLAIN.test(text.replaceAll(/\{\{\s*\w+\s*\}\}/g, '')))
    refuse("Message header can't have new lines, formatting characters or emoji.", 2388047);
  const variables = variablesOf(text);
  if (variables.length > 1) refuse('Message header can have one variable only.', 2388047);
  checkVariableNames(variables, named, 2388047);
  const examples = named ? header.example?.header_text_named_params : header.example?.header_text;
  if (variables.length > 0 && !examples?.length) throw missing('HEADER', 'example');
}

function checkOffer(offer: Component, { category, components }: TemplateCreateRequest): void {
  const text = offer.limited_time_offer?.text ?? '';
  if (text === '') throw missing('LIMITED_TIME_OFFER', 'text');
  checkLength('Offer', text, 16);
  if (category !== 'MARKETING') refuse('A limited-time offer is a marketing template.');
  if (components.some(({ type }) => type.toUpperCase() === 'FOOTER'))
    refuse('A template with a limited-time offer has no footer.');
}

function checkCarousel({ cards = [] }: Component, named: boolean): void {
  if (cards.length < 2 || cards.length > 10) refuse('A carousel has 2 to 10 cards.');
  const shapes = cards.map(({ components }) => {
    const part = (type: string) => components.find((one) => one.type.toUpperCase() === type);
    const header = part('HEADER');
    if (!header || !['IMAGE', 'VIDEO'].includes(header.format?.toUpperCase() ?? ''))
      throw missing('CAROUSEL', 'header');
    checkHeader(header, named);
    checkLength('Card body', part('BODY')?.text ?? '', 160);
    const buttons = part('BUTTONS')?.buttons ?? [];
    if (buttons.length > 2) refuse('A card has at most 2 buttons.');
    for (const button of buttons) checkButton(button);
    return [header.format, ...buttons.map(({ type }) => type)].join().toUpperCase();
  });
  if (new Set(shapes).size > 1) refuse('The cards of a carousel must have the same components.');
}

function checkFooter({ text = '' }: Component): void {
  checkLength('Footer', text, 60);
  if (text === '' || text.includes('\n') || variablesOf(text).length > 0)
    refuse("Message footer can't be empty and can't have new lines or variables.", 2388073);
}

function checkButtons(buttons: TemplateButton[]): void {
  if (buttons.length > 10) refuse('A template can have at most 10 buttons.');
  const kinds = buttons.map(({ type }) => type.toUpperCase());
  for (const [kind, most] of Object.entries(MOST_BUTTONS))
    if (kinds.filter((one) => one === kind).length > most)
      refuse(`A template can have at most ${most} buttons of type ${kind}.`);
  const groups = kinds.filter((kind, at) => kind === 'QUICK_REPLY' && kinds[at - 1] !== 'QUICK_REPLY').length;
  if (groups > 1 || (groups === 1 && kinds[0] !== 'QUICK_REPLY' && kinds.at(-1) !== 'QUICK_REPLY'))
    refuse('Quick reply buttons and other buttons must be in two groups.');
  for (const button of buttons) checkButton(button);
}

function checkButton(button: TemplateButton): void {
  const kind = button.type.toUpperCase();
  // Meta writes the texts of these two kinds itself.
  if (kind !== 'COPY_CODE' && kind !== 'REQUEST_CONTACT_INFO') {
    if (!button.text) throw missing('BUTTONS', 'text');
    checkLength('Button', button.text, 25);
    if (variablesOf(button.text).length > 0 || NOT_PLAIN.test(button.text))
      refuse("Buttons can't have any variables, newlines, emojis or formatting characters.", 2388060);
  }
  if (kind === 'PHONE_NUMBER' && !button.phone_number) throw missing('BUTTONS', 'phone_number');
  if (kind === 'COPY_CODE' && !button.example) throw missing('BUTTONS', 'example');
  if (kind !== 'URL') return;
  if (!button.url) throw missing('BUTTONS', 'url');
  if (button.url.length > 2000) refuse('Button URL is longer than 2000 characters.', 2388040);
  const variables = variablesOf(button.url);
  if (/^https?:\/\/(www\.)?wa\.me(\/|$)/i.test(button.url))
    refuse('Button URL cannot be a direct link to WhatsApp.');
  if (/^\s*\{\{[^}]*\}\}\s*$/.test(button.url)) refuse('Button URL cannot consist of a variable only.');
  if (variables.length === 0) return;
  if (variables.length > 1 || !button.url.endsWith('{{1}}'))
    refuse('A button URL can have {{1}} at its end only.');
  if (!button.example?.length) throw missing('BUTTONS', 'example');
}

function checkVariableNames(variables: string[], named: boolean, subcode: number): void {
  const fits = named
    ? variables.every((name) => /^[a-z][a-z0-9_]*$/.test(name))
    : variables.every((name) => Number(name) >= 1 && Number(name) <= variables.length);
  if (!fits) refuse('Variables must be {{1}}, {{2}} and so on, or named in lower case.', subcode);
}

function checkLength(part: string, text: string, most: number): void {
  if (text.length > most) refuse(`${part} is longer than ${most} characters.`, 2388040);
}

function missing(type: string, field: string): GraphRefusal {
  return new GraphRefusal(100, `component of type ${type} is missing expected field(s) (${field})`, 2388043);
}

function refuse(details: string, subcode?: number): never {
  throw new GraphRefusal(100, details, subcode);
}
