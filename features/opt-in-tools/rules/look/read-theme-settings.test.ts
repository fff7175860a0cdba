import { expect, it } from 'vitest';
import { fillLook, readThemeSettings } from './read-theme-settings.ts';

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

it('reads the preset of a theme that nobody changed, and leaves out what it does not set', () => {
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
  ['a preset that is not there', '{ "current": "Gone" }'],
  [
    'settings without a colour',
    '{ "current": { "favicon": "x.png", "color_schemes": 3, "colors_text": 7 } }',
  ],
])('reads no look in %s', (_what, file) => {
  expect(readThemeSettings(file)).toBeNull();
});

it('takes from the pages what the theme does not set, and no words for another button', () => {
  const theme = readThemeSettings(UNTOUCHED);
  const pages = readThemeSettings(DAWN);
  expect(fillLook(theme, pages)).toEqual({
    buttonColor: '#4F6A58',
    buttonTextColor: '#FFFFFF',
    backgroundColor: '#FBFAF6',
    textColor: '#2C2B28',
    fontName: 'Lato',
    font: 'Lato',
  });
  expect(fillLook(null, pages)).toEqual(pages);
  expect(fillLook(theme, null)).toEqual(theme);
});
