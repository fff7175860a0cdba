import * as z from 'zod/mini';
import type { ShopLook } from '../../contract/design-calls.ts';
import { readColour } from './colours.ts';
import { closestFont } from './read-look.ts';

const Values = z.record(z.string(), z.unknown());
const Schemes = z.record(z.string(), z.object({ settings: Values }));
/** What a theme was set to; `current` names one of the presets while nobody changed it. */
const ThemeSettings = z.object({
  current: z.union([z.string(), Values]),
  presets: z.optional(z.record(z.string(), Values)),
});

/** What themes call a colour: of their first scheme, and of those that have no schemes. */
const IN_SCHEME = {
  buttonColor: ['button', 'primary_button_background'],
  buttonTextColor: ['button_label', 'primary_button_text'],
  backgroundColor: ['background'],
  textColor: ['text', 'foreground'],
} as const;
const WITHOUT_SCHEME = {
  buttonColor: ['colors_accent_1', 'color_button', 'color_primary', 'button_color'],
  buttonTextColor: ['colors_solid_button_labels', 'color_button_text', 'button_text_color'],
  backgroundColor: ['colors_background_1', 'color_body_bg', 'color_background', 'background_color'],
  textColor: ['colors_text', 'color_body_text', 'color_text', 'text_color'],
} as const;
const FONTS = ['type_body_font', 'type_base_font', 'body_font', 'font_body'];
/** A comment stands before the JSON that the theme editor writes. */
const COMMENT = /^\s*\/\*[^]*?\*\//;

/** What the settings of a shop's theme (`config/settings_data.json`) tell of its look; null when nothing. */
export function readThemeSettings(file: string): ShopLook | null {
  const values = currentValues(file);
  if (values === null) return null;
  const schemes = Schemes.safeParse(values['color_schemes']).data;
  const scheme = schemes && Object.values(schemes)[0]?.settings;
  const colour = (name: keyof typeof IN_SCHEME) =>
    firstColour(scheme ?? {}, IN_SCHEME[name]) ?? firstColour(values, WITHOUT_SCHEME[name]);
  const fontName = FONTS.map((name) => fontNameOf(values[name])).find((name) => name !== null) ?? null;
  const look: ShopLook = {
    buttonColor: colour('buttonColor'),
    buttonTextColor: colour('buttonTextColor'),
    backgroundColor: colour('backgroundColor'),
    textColor: colour('textColor'),
    fontName,
    font: fontName === null ? null : closestFont(fontName),
  };
  return Object.values(look).every((value) => value === null) ? null : look;
}

/** The one look, and what it does not tell from the other. */
export function fillLook(look: ShopLook | null, other: ShopLook | null): ShopLook | null {
  if (look === null || other === null) return look ?? other;
  const font = look.fontName === null ? other : look;
  return {
    buttonColor: look.buttonColor ?? other.buttonColor,
    buttonTextColor: look.buttonColor === null ? other.buttonTextColor : look.buttonTextColor,
    backgroundColor: look.backgroundColor ?? other.backgroundColor,
    textColor: look.textColor ?? other.textColor,
    fontName: font.fontName,
    font: font.font,
  };
}

function currentValues(file: string): z.infer<typeof Values> | null {
  const read = ThemeSettings.safeParse(parse(file.replace(COMMENT, ''))).data;
  if (read === undefined) return null;
  const { current, presets = {} } = read;
  return typeof current === 'string' ? (presets[current] ?? null) : current;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function firstColour(values: z.infer<typeof Values>, names: readonly string[]): string | null {
  for (const name of names) {
    const value = values[name];
    const found = typeof value === 'string' ? readColour(value) : null;
    if (found !== null) return found;
  }
  return null;
}

/** 'playfair_display_n4', which is a family and how it is cut, is Playfair Display. */
function fontNameOf(value: unknown): string | null {
  const family = typeof value === 'string' ? /^([a-z\d_-]{1,80})_[nio]\d$/.exec(value)?.[1] : undefined;
  if (family === undefined) return null;
  return family.replaceAll(/(^|_)([a-z\d])/g, (_all, gap: string, letter: string) => {
    return `${gap && ' '}${letter.toUpperCase()}`;
  });
}
