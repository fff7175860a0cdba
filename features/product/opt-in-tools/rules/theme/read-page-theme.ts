import type { ShopTheme } from '../../contract/design-calls.ts';
import type { FONTS } from '../../contract/tool-text.ts';
import { readColour } from './colours.ts';

type Font = (typeof FONTS)[number];
type Variables = ReadonlyMap<string, string>;
interface Rule {
  selectors: string[];
  declarations: ReadonlyMap<string, string>;
}

/** Names of colours in themes, the clearest name first. */
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

/** Patterns for names of fonts that look like one of ours. */
const ALIKE: readonly [RegExp, Font][] = [
  [/^(helvetica|arial|system-ui|-apple-system|inter|assistant|segoe)/i, 'HelveticaNeue'],
  [/^slabo/i, 'Slabo'],
  [/mono|courier|consolas/i, 'monospace'],
  [/condensed|bebas|anton|league gothic/i, 'Oswald'],
  [/garamond|playfair|merriweather|georgia|times|palatino|baskerville|cormorant/i, 'Lora'],
];
const OURS = ['Roboto', 'Lato', 'Oswald', 'Montserrat', 'Raleway', 'Lora', 'Prompt'] as const;
/** Generic CSS families. A stack that starts with one names no font. */
const GENERIC: Readonly<Record<string, Font>> = {
  serif: 'Lora',
  'sans-serif': 'HelveticaNeue',
  monospace: 'monospace',
};

/** Returns the theme that a shop's style sheets reveal, in page order, or null. */
export function readPageTheme(sheets: readonly string[]): ShopTheme | null {
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
  const look: ShopTheme = {
    buttonColor: colour('buttonColor', button, background),
    buttonTextColor: colour('buttonTextColor', button, ['color']),
    backgroundColor: colour('backgroundColor', body, background),
    textColor: colour('textColor', body, ['color']),
    fontName,
    font: fontName === null ? null : closestFont(fontName),
  };
  return Object.values(look).every((value) => value === null) ? null : look;
}

/** Values in themes are short. Longer ones are no colour or font, and could take long to parse. */
const LONGEST_VALUE = 500;
const DECLARATION = /^\s*([\w-]+)\s*:([^]+)$/;

/** Returns the rules with their selectors. Rules in media queries count as if they applied. */
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

/** Returns the CSS variables, those of the whole page before those of its parts. */
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

/** Resolves nested variables to a limited depth, which ends recursive and growing ones. */
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

/** Returns the first font of a `font-family` or `font` value. */
function nameOf(stack: string): string | null {
  const [first = ''] = stack.split(',');
  const name = first
    .replace(/^.*\d(px|rem|em|%)(\/[\d.]+\w*)?\s+/s, '')
    .replaceAll(/["']/g, '')
    .trim();
  return /^[\p{L}\d -]{1,100}$/u.test(name) && !['inherit', 'initial'].includes(name) ? name : null;
}

/** Returns our font that is the same as the shop's or most similar, or null for unknown fonts. */
export function closestFont(name: string): Font | null {
  const same = OURS.find((one) => name.toLowerCase().startsWith(one.toLowerCase()));
  return same ?? GENERIC[name.toLowerCase()] ?? ALIKE.find(([words]) => words.test(name))?.[1] ?? null;
}
