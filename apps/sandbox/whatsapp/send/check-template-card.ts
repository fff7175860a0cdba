import { GraphRefusal } from '../graph-refusal.ts';
import { VARIABLE, variablesOf, type CardShape } from '../templates/template-shape.ts';

interface Parameter {
  type?: string;
  text?: string;
  parameter_name?: string;
  payload?: unknown;
  coupon_code?: unknown;
  action?: { flow_token?: unknown };
  limited_time_offer?: { expiration_time_ms?: unknown };
  [media: string]: unknown;
}
export interface Component {
  type: string;
  sub_type?: string;
  index?: string | number;
  parameters?: Parameter[];
  cards?: { card_index?: unknown; components?: Component[] }[];
}

const HEADER_LIMIT = 60;
const COUPON_LIMIT = 20;
const PAYLOAD_LIMIT = 256;

/** Refuses values that do not fit the header, body and buttons of a template, or of one of its cards. */
export function checkCard(shape: CardShape, components: Component[], isNamed: boolean): void {
  const part = (type: string) => components.find((one) => one.type.toLowerCase() === type);
  checkHeader(shape, part('header'), isNamed);
  checkBody(shape, part('body'), isNamed);
  checkButtons(shape, components);
}

function checkHeader({ header }: CardShape, component: Component | undefined, isNamed: boolean): void {
  const given = component?.parameters ?? [];
  const isMedia = header !== null && header.format !== 'TEXT';
  if (!isMedia) {
    checkCount('header', given.length, header?.variables.length ?? 0);
    checkTexts('header', given, isNamed ? (header?.variables ?? []) : null);
    return checkFilled('header', header?.text ?? '', given, HEADER_LIMIT);
  }
  const [value] = given;
  if (value?.type?.toUpperCase() !== header.format || given.length !== 1)
    throw new GraphRefusal(
      132012,
      `header: Format mismatch, expected ${header.format}, received ${value?.type ?? 'UNKNOWN'}`,
    );
  const content = value[header.format.toLowerCase()] as Record<string, unknown> | undefined;
  const fields = header.format === 'LOCATION' ? ['latitude', 'longitude', 'name', 'address'] : [];
  const missing = fields.find((field) => content?.[field] === undefined || content[field] === '');
  if (!content || missing !== undefined)
    throw new GraphRefusal(131008, `header: ${missing ?? header.format.toLowerCase()} is missing`);
  if (fields.length === 0 && (content['id'] === undefined) === (content['link'] === undefined))
    throw new GraphRefusal(132012, 'header: media needs either an id or a link');
}

function checkBody(
  { bodyVariables, bodyText, bodyLimit }: CardShape,
  component: Component | undefined,
  isNamed: boolean,
): void {
  const given = component?.parameters ?? [];
  checkCount('body', given.length, bodyVariables.length);
  checkTexts('body', given, isNamed ? bodyVariables : null);
  checkFilled('body', bodyText, given, bodyLimit);
}

/** Refuses a text that is too long including its values. A value that appears twice counts twice. */
function checkFilled(part: string, text: string, given: Parameter[], limit: number): void {
  const variables = variablesOf(text);
  const filled = text.replaceAll(VARIABLE, (_place, name: string) => {
    const value = given.find((one) => one.parameter_name === name) ?? given[variables.indexOf(name)];
    return value?.text ?? '';
  });
  if (filled.length > limit) throw new GraphRefusal(132005, `${part}: Text exceeds ${limit} characters`);
}

function checkButtons({ buttons }: CardShape, components: Component[]): void {
  const given = new Map<number, Component>();
  for (const component of components) {
    if (component.type.toLowerCase() !== 'button') continue;
    const index = Number(component.index ?? 0);
    if (given.has(index)) throw new GraphRefusal(131009, `buttons: two components have the index ${index}`);
    given.set(index, component);
  }
  for (const [index, component] of given) {
    const button = buttons[index];
    const subType = component.sub_type?.toUpperCase() ?? '';
    if (!button || subType !== button.kind)
      throw new GraphRefusal(
        132018,
        `buttons: Button at index ${index} is not of type ${component.sub_type ?? 'UNKNOWN'}`,
      );
    checkButtonValue(button, index, component.parameters ?? []);
  }
  for (const [index, { kind, needsValue }] of buttons.entries())
    if (needsValue && !given.get(index)?.parameters?.length)
      throw new GraphRefusal(
        131008,
        `buttons: Button at index ${index} of type ${kind} requires a parameter`,
      );
}

function checkButtonValue(
  { kind, needsValue }: CardShape['buttons'][number],
  index: number,
  parameters: Parameter[],
): void {
  const at = `buttons: Button at index ${index}`;
  const [value] = parameters;
  if (kind === 'URL') {
    if (!needsValue) throw new GraphRefusal(132018, `${at} takes no parameter`);
    if (value && value.type !== 'text')
      throw new GraphRefusal(132012, `${at} takes a parameter of type text`);
    return checkTexts('buttons', parameters, null);
  }
  if (kind === 'QUICK_REPLY')
    return checkPlainText(
      at,
      'payload',
      value?.type === 'payload' ? value.payload : undefined,
      PAYLOAD_LIMIT,
    );
  if (kind === 'COPY_CODE')
    return checkPlainText(
      at,
      'coupon_code',
      value?.type === 'coupon_code' ? value.coupon_code : undefined,
      COUPON_LIMIT,
    );
  if (kind === 'FLOW' && value && value.type !== 'action')
    throw new GraphRefusal(132012, `${at} takes a parameter of type action`);
  if (kind === 'PHONE_NUMBER' || kind === 'REQUEST_CONTACT_INFO')
    throw new GraphRefusal(132018, `${at} takes no parameter`);
}

function checkPlainText(at: string, name: string, word: unknown, most: number): void {
  if (typeof word !== 'string' || word === '') throw new GraphRefusal(131008, `${at} needs a ${name}`);
  if (word.length > most) throw new GraphRefusal(131009, `${at}: ${name} has more than ${most} characters`);
}

function checkCount(part: string, given: number, expected: number): void {
  if (given === expected) return;
  throw new GraphRefusal(
    132000,
    `${part}: number of localizable_params (${given}) does not match the expected number of params (${expected})`,
  );
}

/** `names` are the template's variables if they are named. Each must have exactly one value. */
function checkTexts(part: string, parameters: Parameter[], names: readonly string[] | null): void {
  for (const { type, text, parameter_name: name } of parameters) {
    if (type === undefined) throw new GraphRefusal(131008, `${part}: Parameter is missing its type`);
    if (!['text', 'currency', 'date_time'].includes(type))
      throw new GraphRefusal(132012, `${part}: Format mismatch, expected TEXT, received ${type}`);
    if (names !== null && (name === undefined || !names.includes(name)))
      throw new GraphRefusal(132012, `${part}: Parameter name ${name ?? ''} is not in the template`);
    if (names === null && name !== undefined)
      throw new GraphRefusal(132012, `${part}: Parameter name ${name} is not in the template`);
    if (type === 'text') checkText(part, text);
  }
  const given = parameters.map(({ parameter_name: name }) => name);
  if (names !== null && new Set(given).size !== given.length)
    throw new GraphRefusal(132012, `${part}: a parameter name is given twice`);
}

function checkText(part: string, text: unknown): void {
  if (typeof text !== 'string' || text === '')
    throw new GraphRefusal(131008, `${part}: Parameter of type text is missing text value`);
  if (/[\n\r\t]| {5}/.test(text))
    throw new GraphRefusal(
      132018,
      `${part}: Param text cannot have new-line/tab characters or more than 4 consecutive spaces`,
    );
}
