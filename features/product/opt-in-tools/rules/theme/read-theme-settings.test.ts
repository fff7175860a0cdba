import { expect, it } from 'vitest';
import { fillTheme, readThemeSettings } from './read-theme-settings.ts';

const DAWN = `/*
 * The contents of this file are auto-generated.
 */
{ "current": { "type_body_font": "playfair_display_n4", "color_schemes": {
    "scheme-1": { "settings": { "background": "#FFFFFF", "text": "#121212", "button": "#4f6a58", "button_label": "#FFF" } },
    "scheme-2": { "settings": { "background": "#000000", "text": "#FFFFFF", "button": "#FFFFFF", "button_label": "#000" } } },
  "sections": {} } }`;
const UNTOUCHED = `{ "current": "Default", "presets": { "Default": {
  "color_body_bg": "#fbfaf6", "color_body_text": "#2c2b28", "color_button": "", "type_base_font": "lato_n4" } } }`;

it('reads the first colour scheme, and the font by its family', () => {
  expect(readThemeSettings(DAWN)).toEqual({
    buttonColor: '#4F6A58',
    buttonTextColor: '#FFFFFF',
    backgroundColor: '#FFFFFF',
    textColor: '#121212',
    fontName: 'Playfair Display',
    font: 'Lora',
  });
});

it('reads the preset of an unchanged theme, without the values that it does not set', () => {
  expect(readThemeSettings(UNTOUCHED)).toEqual({
    buttonColor: null,
    buttonTextColor: null,
    backgroundColor: '#FBFAF6',
    textColor: '#2C2B28',
    fontName: 'Lato',
    font: 'Lato',
  });
});

it.each([
  ['nothing', ''],
  ['no settings', '[]'],
  ['a missing preset', '{ "current": "Gone" }'],
  ['settings without colours', '{ "current": { "favicon": "x.png", "color_schemes": 3, "colors_text": 7 } }'],
])('reads no theme from %s', (_case, file) => {
  expect(readThemeSettings(file)).toBeNull();
});

it('takes missing values from the pages, but no text colour of another button', () => {
  const theme = readThemeSettings(UNTOUCHED);
  const pages = readThemeSettings(DAWN);
  expect(fillTheme(theme, pages)).toEqual({
    buttonColor: '#4F6A58',
    buttonTextColor: '#FFFFFF',
    backgroundColor: '#FBFAF6',
    textColor: '#2C2B28',
    fontName: 'Lato',
    font: 'Lato',
  });
  expect(fillTheme(null, pages)).toEqual(pages);
  expect(fillTheme(theme, null)).toEqual(theme);
});

it.each([
  [
    'buttonColor',
    ['button', 'primary_button_background'],
    ['colors_accent_1', 'color_button', 'color_primary', 'button_color'],
  ],
  [
    'buttonTextColor',
    ['button_label', 'primary_button_text'],
    ['colors_solid_button_labels', 'color_button_text', 'button_text_color'],
  ],
  [
    'backgroundColor',
    ['background'],
    ['colors_background_1', 'color_body_bg', 'color_background', 'background_color'],
  ],
  ['textColor', ['text', 'foreground'], ['colors_text', 'color_body_text', 'color_text', 'text_color']],
] as const)('reads the %s from the names that themes use', (part, inScheme, without) => {
  const read = (current: object) => readThemeSettings(JSON.stringify({ current }))?.[part];
  for (const name of inScheme)
    expect(read({ color_schemes: { a: { settings: { [name]: '#123456' } } } })).toBe('#123456');
  for (const name of without) expect(read({ [name]: '#123456' })).toBe('#123456');
  const first = Object.fromEntries(
    [...without].toReversed().map((name) => [name, `#00000${without.indexOf(name as never)}`]),
  );
  expect(read(first)).toBe('#000000');
});

it.each([
  ['type_body_font', 'lora_n7', 'Lora'],
  ['type_base_font', 'open_sans_i4', 'Open Sans'],
  ['body_font', 'dm_sans_o4', 'Dm Sans'],
  ['font_body', 'inter-tight_n4', 'Inter-tight'],
  ['body_font', 'Lora', undefined],
])('the font of %s %s is %s', (name, value, font) => {
  expect(readThemeSettings(JSON.stringify({ current: { [name]: value } }))?.fontName).toBe(font);
});

it('fills missing parts from another theme, but keeps the button and its text colour together', () => {
  const none = {
    buttonColor: null,
    buttonTextColor: null,
    backgroundColor: null,
    textColor: null,
    fontName: null,
    font: null,
  };
  const all = {
    buttonColor: '#000001',
    buttonTextColor: '#000002',
    backgroundColor: '#000003',
    textColor: '#000004',
    fontName: 'Lora',
    font: 'Lora' as const,
  };
  expect(fillTheme(none, all)).toEqual(all);
  expect(fillTheme(all, none)).toEqual(all);
  expect(fillTheme({ ...none, buttonColor: '#000009' }, all)).toEqual({
    ...all,
    buttonColor: '#000009',
    buttonTextColor: null,
  });
  expect(fillTheme({ ...none, fontName: 'Comic Sans' }, all)).toMatchObject({
    fontName: 'Comic Sans',
    font: null,
  });
  expect(fillTheme(null, null)).toBeNull();
});
