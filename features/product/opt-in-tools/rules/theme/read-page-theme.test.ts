import { expect, it } from 'vitest';
import { spinTheWheel } from '../../tools/spin-the-wheel/definition.ts';
import { readColour } from './colours.ts';
import { contrastOf } from './contrast.ts';
import { closestFont, readPageTheme } from './read-page-theme.ts';
import { withTheme } from './with-theme.ts';

it.each([
  ['#abc', '#AABBCC'],
  [' #3B55e6 ', '#3B55E6'],
  ['rgb(18, 18, 18)', '#121212'],
  ['rgb(18 18 18 / 1)', '#121212'],
  ['18,18,18', '#121212'],
  ['white', '#FFFFFF'],
  ['rgba(0, 0, 0, 0.5)', null],
  ['rgb(300, 0, 0)', null],
  ['transparent', null],
  ['url(x.png)', null],
])('reads the colour %s', (text, colour) => {
  expect(readColour(text)).toBe(colour);
});

it.each([
  ['Montserrat', 'Montserrat'],
  ['Slabo 27px', 'Slabo'],
  ['Inter', 'HelveticaNeue'],
  ['Playfair Display', 'Lora'],
  ['Bebas Neue', 'Oswald'],
  ['serif', 'Lora'],
  ['Comic Sans MS', null],
])('replaces %s by our font %s', (name, font) => {
  expect(closestFont(name)).toBe(font);
});

const DAWN = `:root, .color-scheme-1 { --color-background: 255,255,255; --color-foreground: 18,18,18;
  --color-button: 79,106,88; --color-button-text: 255,255,255; --font-body-family: "Lato", sans-serif; }`;
const PLAIN = `/* body { color: red } */ :root { --leaf: var(--green); --green: #4f6a58 } body { background: #fbfaf6; color: #2c2b28;
  font: 16px/1.55 Inter, sans-serif } .button, button.main { background: var(--leaf); color: #fff }`;

it('reads the variables that themes use for colours', () => {
  expect(readPageTheme([DAWN])).toEqual({
    buttonColor: '#4F6A58',
    buttonTextColor: '#FFFFFF',
    backgroundColor: '#FFFFFF',
    textColor: '#121212',
    fontName: 'Lato',
    font: 'Lato',
  });
});

it('reads rules if there are no variables', () => {
  expect(readPageTheme([PLAIN])).toEqual({
    buttonColor: '#4F6A58',
    buttonTextColor: '#FFFFFF',
    backgroundColor: '#FBFAF6',
    textColor: '#2C2B28',
    fontName: 'Inter',
    font: 'HelveticaNeue',
  });
});

it.each([
  ['nothing', ''],
  ['a broken rule', 'a{b'],
  ['a variable that refers to itself', ':root{--color-button:var(--color-button)}'],
  [
    'variables that multiply each other',
    `:root{--color-button:${'var(--a)'.repeat(60)};--a:${'var(--b)'.repeat(60)};--b:${'var(--a)'.repeat(60)}}`,
  ],
  ['many closing braces', '}'.repeat(200_000)],
  ['many opening braces', '{'.repeat(200_000)],
  ['many open comments', '/*'.repeat(200_000)],
  ['one long word', 'a'.repeat(400_000)],
  ['one long number', `body{font:16px/${'1'.repeat(400_000)}}`],
])('reads no theme from %s, without a delay', (_case, sheet) => {
  expect(readPageTheme([sheet])).toBeNull();
});

it('applies the theme to a new tool, and keeps its texts readable', () => {
  const settings = spinTheWheel.defaultSettings({ shopName: 'Wren', channel: 'WA', language: 'en' });
  const look = readPageTheme([PLAIN]) ?? expect.fail('no look');
  const dressed = spinTheWheel.settings.parse(withTheme(settings, { ...look, font: 'Lora' }));
  expect(dressed).toMatchObject({
    views: {
      collapsed: { backgroundColor: '#4F6A58', text: { color: '#FFFFFF', fontFamily: 'Lora' } },
      open: { backgroundColor: '#FBFAF6', title: { color: '#2C2B28' }, buttonColor: '#4F6A58' },
    },
    wheel: { wheelColorDark: '#4F6A58', offerFont: 'Lora' },
  });
  const pale = { ...look, buttonColor: '#FFFF00', buttonTextColor: '#FFFFFF', textColor: '#EEEEEE' };
  const readable = spinTheWheel.settings.parse(withTheme(settings, pale));
  expect(readable.views.open.buttonTextColor).toBe('#000000');
  expect(readable.views.open.title.color).toBe(settings.views.open.title.color);
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
});

it.each([
  [
    'buttonColor',
    [
      'color-button',
      'color-button-background',
      'button-background',
      'color-primary',
      'accent',
      'color-accent',
    ],
  ],
  ['buttonTextColor', ['color-button-text', 'color-primary-button-text', 'button-text']],
  ['backgroundColor', ['color-background', 'color-base-background-1', 'color-body', 'bg-body']],
  ['textColor', ['color-foreground', 'color-base-text', 'color-body-text', 'color-text']],
] as const)('reads the %s from the names that themes use, in order of preference', (part, names) => {
  for (const name of names) expect(readPageTheme([`:root{--${name}:#123456}`])?.[part]).toBe('#123456');
  const all = names.map((name, nth) => `--${name}:#00000${nth}`).toReversed();
  expect(readPageTheme([`:root{${all.join(';')}}`])?.[part]).toBe('#000000');
});

it.each([
  ['a.button', '#123456'],
  ['.btn-primary', '#123456'],
  ['.button--primary', '#123456'],
  ['input.btn', '#123456'],
  ['button', '#123456'],
  ['.button-group', undefined],
  ['nav button', undefined],
])('the colour of %s is that of buttons: %s', (selector, colour) => {
  const sheet = `${selector} { background-color: #123456 }`;
  expect(readPageTheme([sheet])?.buttonColor).toBe(colour);
});

it.each([
  ['font-family: "Open Sans", serif', 'Open Sans'],
  ['font: 1.2rem/1.5 Georgia, serif', 'Georgia'],
  ['font-family: inherit', undefined],
  ['font-family: initial', undefined],
  ['font-family: var(--font-stack-body, Roboto)', 'Roboto'],
])('the font of a page with %s is %s', (declaration, name) => {
  expect(readPageTheme([`body { ${declaration} }`])?.fontName).toBe(name);
});

it.each([
  ['--font-body-family', 'Lora'],
  ['--font-body', 'Lora'],
  ['--font-stack-body', 'Lora'],
])('%s names the font', (variable, font) => {
  expect(readPageTheme([`:root { ${variable}: Lora !important } body { font-family: Prompt }`])?.font).toBe(
    font,
  );
});

it.each([
  ['Helvetica', 'HelveticaNeue'],
  ['system-ui', 'HelveticaNeue'],
  ['Courier New', 'monospace'],
  ['JetBrains Mono', 'monospace'],
  ['Roboto Condensed', 'Roboto'],
  ['Barlow Condensed', 'Oswald'],
  ['EB Garamond', 'Lora'],
  ['sans-serif', 'HelveticaNeue'],
  ['monospace', 'monospace'],
  ['LATO', 'Lato'],
])('%s is closest to our %s', (name, font) => {
  expect(closestFont(name)).toBe(font);
});

it('reads media queries, prefers the first style sheet and ignores very long values', () => {
  expect(
    readPageTheme(['@media (min-width: 1px) { :root { --accent: #111111 } }', ':root{--accent:#222222}'])
      ?.buttonColor,
  ).toBe('#111111');
  expect(
    readPageTheme([`:root{--accent:#111111${' '.repeat(500)};--color-accent:#222222}`])?.buttonColor,
  ).toBe('#222222');
});
