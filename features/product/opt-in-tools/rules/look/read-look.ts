import type { ShopLook } from '../../contract/design-calls.ts';
import type { FONTS } from '../../contract/tool-text.ts';
import { readColour } from './colours.ts';

type Font = (typeof FONTS)[number];
type Variables = ReadonlyMap<string, string>;
interface Rule {
  selectors: string[];
  declarations: ReadonlyMap<string, string>;
}

/** What themes call a colour, the most telling name first. */
const NAMES = {
  buttonColor: [
    'color-button',
    'color-button-background',
    'button-background',
    'color-primary',
    'accent',
    'color-accent',
  ],
  buttonTextColor: ['color-button-text', 'color-primary-button-text', 'button-text'],
  backgroundColor: ['color-background', 'color-base-background-1', 'color-body', 'bg-body'],
  textColor: ['color-foreground', 'color-base-text', 'color-body-text', 'color-text'],
} as const;
const FONT_NAMES = ['font-body-family', 'font-body', 'font-stack-body'];

/** The names of fonts that look most like one of ours. */
const ALIKE: readonly [RegExp, Font][] = [
  [/^(helvetica|arial|system-ui|-apple-system|inter|assistant|segoe)/i, 'HelveticaNeue'],
  [/^slabo/i, 'Slabo'],
  [/mono|courier|consolas/i, 'monospace'],
  [/condensed|bebas|anton|league gothic/i, 'Oswald'],
  [/garamond|playfair|merriweather|georgia|times|palatino|baskerville|cormorant/i, 'Lora'],
];
const OURS = ['Roboto', 'Lato', 'Oswald', 'Montserrat', 'Raleway', 'Lora', 'Prompt'] as const;
/** What a browser falls back on; a stack that begins with it names no font. */
const GENERIC: Readonly<Record<string, Font>> = {
  serif: 'Lora',
  'sans-serif': 'HelveticaNeue',
  monospace: 'monospace',
};

/** What a shop's style sheets tell of its look, in the order in which its page has them; null when nothing. */
export function readLook(sheets: readonly string[]): ShopLook | null {
  const rules = sheets.flatMap(readRules);
  const variables = variablesOf(rules);
  const colour = (name: keyof typeof NAMES, selector: RegExp, properties: string[]) =>
    firstColour(
      NAMES[name].flatMap((one) => variables.get(`--${one}`) ?? []),
      variables,
    ) ?? firstColour(valuesOf(rules, selector, properties), variables);
  const [button, body] = [
    /^(a|button|input)?\.(button|btn)(--primary|-primary)?$|^button$/,
    /^(body|html|:root)$/,
  ];
  const background = ['background-color', 'background'];
  const family = FONT_NAMES.flatMap((name) => variables.get(`--${name}`) ?? [])[0];
  const fontName = nameOf(
    resolve(family ?? valuesOf(rules, body, ['font-family', 'font']).at(-1) ?? '', variables),
  );
  const look: ShopLook = {
    buttonColor: colour('buttonColor', button, background),
    buttonTextColor: colour('buttonTextColor', button, ['color']),
    backgroundColor: colour('backgroundColor', body, background),
    textColor: colour('textColor', body, ['color']),
    fontName,
    font: fontName === null ? null : closestFont(fontName),
  };
  return Object.values(look).every((value) => value === null) ? null : look;
}

/** Values of themes are short; whatever is longer is no colour and no font, and could take long to be looked at. */
const LONGEST_VALUE = 500;
const DECLARATION = /^\s*([\w-]+)\s*:([^]+)$/;

/** Rules with their own selectors; what stands in media queries is read as if it held. */
function readRules(sheet: string): Rule[] {
  return withoutComments(sheet)
    .split('}')
    .flatMap((part) => {
      const bodyAt = part.lastIndexOf('{');
      if (bodyAt < 0) return [];
      const selectors = part.slice(part.lastIndexOf('{', bodyAt - 1) + 1, bodyAt);
      return [{ selectors: selectorsOf(selectors), declarations: declarationsOf(part.slice(bodyAt + 1)) }];
    });
}

function selectorsOf(text: string): string[] {
  return text
    .slice(0, LONGEST_VALUE)
    .split(',')
    .map((one) => one.trim());
}

function declarationsOf(body: string): Map<string, string> {
  const short = body.split(';').filter((one) => one.length <= LONGEST_VALUE);
  return new Map(
    short.flatMap((one) => {
      const [, name, value] = DECLARATION.exec(one) ?? [];
      return name && value ? [[name.toLowerCase(), value.replace('!important', '').trim()] as const] : [];
    }),
  );
}

function withoutComments(sheet: string): string {
  const [first = '', ...rest] = sheet.split('/*');
  return first + rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join('');
}

/** Those of the whole page; what a part of it says for itself comes second. */
function variablesOf(rules: readonly Rule[]): Variables {
  const variables = new Map<string, string>();
  for (const { declarations } of rules)
    for (const [name, value] of declarations)
      if (name.startsWith('--') && !variables.has(name)) variables.set(name, value);
  return variables;
}

function valuesOf(rules: readonly Rule[], selector: RegExp, properties: readonly string[]): string[] {
  return rules
    .filter(({ selectors }) => selectors.some((one) => selector.test(one)))
    .flatMap(({ declarations }) => properties.flatMap((property) => declarations.get(property) ?? []));
}

function firstColour(values: readonly string[], variables: Variables): string | null {
  for (const value of values) {
    const found = readColour(resolve(value, variables));
    if (found !== null) return found;
  }
  return null;
}

/** A few variables deep: one that names itself ends there, and so does one that grows. */
function resolve(value: string, variables: Variables): string {
  let found = value;
  for (let depth = 0; depth < 4; depth += 1)
    found = found
      .replaceAll(
        /var\((--[\w-]+)(?:,([^()]*))?\)/g,
        (_all, name: string, other = '') => variables.get(name) ?? String(other),
      )
      .slice(0, LONGEST_VALUE);
  return found;
}

/** The first font of a stack, of `font-family` or of `font`. */
function nameOf(stack: string): string | null {
  const [first = ''] = stack.split(',');
  const name = first
    .replace(/^.*\d(px|rem|em|%)(\/[\d.]+\w*)?\s+/s, '')
    .replaceAll(/["']/g, '')
    .trim();
  return /^[\p{L}\d -]{1,100}$/u.test(name) && !['inherit', 'initial'].includes(name) ? name : null;
}

/** Ours that is the same as the shop's or most like it; null where nothing is known of it. */
export function closestFont(name: string): Font | null {
  const same = OURS.find((one) => name.toLowerCase().startsWith(one.toLowerCase()));
  return same ?? GENERIC[name.toLowerCase()] ?? ALIKE.find(([words]) => words.test(name))?.[1] ?? null;
}
