import * as z from 'zod/mini';
import type { ShopTheme } from '../../contract/design-calls.ts';
import { readColour } from './colours.ts';
import { closestFont } from './read-page-theme.ts';

const Values = z.record(z.string(), z.unknown());
const Schemes = z.record(z.string(), z.object({ settings: Values }));
/** A theme's settings. `current` names a preset until somebody changes the theme. */
const ThemeSettings = z.object({
  current: z.union([z.string(), Values]),
  presets: z.optional(z.record(z.string(), Values)),
});

/** Names of colours in a theme's first scheme, and in themes without schemes. */
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
/** The theme editor writes a comment before the JSON. */
const COMMENT = /^\s*\/\*[^]*?\*\//;

/** Returns the colours and font that a theme's settings (`config/settings_data.json`) reveal, or null. */
export function readThemeSettings(file: string): ShopTheme | null {
  const values = currentValues(file);
  if (values === null) return null;
  const schemes = Schemes.safeParse(values['color_schemes']).data;
  const scheme = schemes && Object.values(schemes)[0]?.settings;
  const colour = (name: keyof typeof IN_SCHEME) =>
    firstColour(scheme ?? {}, IN_SCHEME[name]) ?? firstColour(values, WITHOUT_SCHEME[name]);
  const fontName = FONTS.map((name) => fontNameOf(values[name])).find((name) => name !== null) ?? null;
  const look: ShopTheme = {
    buttonColor: colour('buttonColor'),
    buttonTextColor: colour('buttonTextColor'),
    backgroundColor: colour('backgroundColor'),
    textColor: colour('textColor'),
    fontName,
    font: fontName === null ? null : closestFont(fontName),
  };
  return Object.values(look).every((value) => value === null) ? null : look;
}

/** Returns the first theme, completed by the other. */
export function fillTheme(look: ShopTheme | null, other: ShopTheme | null): ShopTheme | null {
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

/** Converts `playfair_display_n4`, a family with its style, to "Playfair Display". */
function fontNameOf(value: unknown): string | null {
  const family = typeof value === 'string' ? /^([a-z\d_-]{1,80})_[nio]\d$/.exec(value)?.[1] : undefined;
  if (family === undefined) return null;
  return family.replaceAll(/(^|_)([a-z\d])/g, (_all, gap: string, letter: string) => {
    return `${gap && ' '}${letter.toUpperCase()}`;
  });
}
