import { describe, expect, it } from 'vitest';
import type { ShopTheme } from '../../contract/design-calls.ts';
import type { ToolSettings } from '../../contract/tool-definition.ts';
import { readColour } from './colours.ts';
import { contrastOf } from './contrast.ts';
import { withTheme } from './with-theme.ts';

it.each([
  ['#ABCDEF', '#ABCDEF'],
  [' #abc ', '#AABBCC'],
  ['#abcd', null],
  ['white', '#FFFFFF'],
  ['Black', '#000000'],
  ['red', null],
  ['rgb(1, 2, 255)', '#0102FF'],
  ['rgba(1 2 3 / 1)', '#010203'],
  ['rgba(1, 2, 3, 0.5)', null],
  ['rgba(1, 2, 3, 0)', null],
  ['18, 52, 86', '#123456'],
  ['18 52 86', '#123456'],
  ['18, 52', null],
  ['256, 0, 0', null],
  ['0, 0, 0', '#000000'],
  ['255, 255, 255', '#FFFFFF'],
  ['-1, 0, 0', null],
  ['rgb(1.5, 2, 3)', null],
  ['', null],
])('the colour %j is %s', (text, colour) => {
  expect(readColour(text)).toBe(colour);
});

const LOOK: ShopTheme = {
  buttonColor: '#003366',
  buttonTextColor: '#FFFFFF',
  backgroundColor: '#FFFFFF',
  textColor: '#222222',
  fontName: 'Lora',
  font: 'Lora',
};
const NOTHING: ShopTheme = {
  buttonColor: null,
  buttonTextColor: null,
  backgroundColor: null,
  textColor: null,
  fontName: null,
  font: null,
};
const SETTINGS = {
  views: {
    collapsed: { text: { text: 'Offer', color: 'old' }, backgroundColor: 'old', closeButtonColor: 'old' },
    open: {
      title: { text: 'Hi', color: 'old' },
      backgroundColor: 'old',
      buttonColor: 'old',
      buttonTextColor: 'old',
    },
    completed: { title: { text: 'Done', color: 'old' }, discountCode: { color: 'old' } },
  },
  wheel: { offerFont: 'old', wheelColorDark: 'old', dashColorDark: 'old' },
  chat: { themeColor: 'old', chatColorRight: 'old' },
} as unknown as ToolSettings;
type Dressed = {
  views: {
    collapsed: { text: object; backgroundColor: string; closeButtonColor: string };
    open: { title: { color: string }; backgroundColor: string; buttonColor: string; buttonTextColor: string };
    completed: { discountCode: { color: string } };
  };
  wheel: object;
  chat: { themeColor: string; chatColorRight: string };
};
const dress = (look: Partial<ShopTheme>) => withTheme(SETTINGS, { ...LOOK, ...look }) as Dressed;

describe('a new tool', () => {
  it('has the shop’s colours and font', () => {
    const { views, wheel, chat } = dress({});
    expect(views.collapsed).toMatchObject({
      text: { text: 'Offer', color: '#FFFFFF', fontFamily: 'Lora' },
      backgroundColor: '#003366',
      closeButtonColor: '#FFFFFF',
    });
    expect(views.open).toMatchObject({
      title: { text: 'Hi', color: '#222222', fontFamily: 'Lora' },
      backgroundColor: '#FFFFFF',
      buttonColor: '#003366',
      buttonTextColor: '#FFFFFF',
    });
    expect(views.completed.discountCode.color).toBe('#003366');
    expect(wheel).toEqual({ offerFont: 'Lora', wheelColorDark: '#003366', dashColorDark: '#FFFFFF' });
    expect(chat).toEqual({ themeColor: '#003366', chatColorRight: '#003366' });
  });

  it('keeps its defaults if nothing is known about the shop', () => {
    expect(withTheme(SETTINGS, NOTHING)).toMatchObject(SETTINGS);
    const bare = { type: 'pill' } as unknown as ToolSettings;
    expect(withTheme(bare, LOOK)).toEqual(bare);
  });

  it.each([
    ['black on a light button', { buttonColor: '#FFFF00', buttonTextColor: '#FFFFFF' }, '#000000'],
    ['white on a dark button', { buttonColor: '#000080', buttonTextColor: '#000000' }, '#FFFFFF'],
    ['white on a button without a text colour', { buttonColor: '#003366', buttonTextColor: null }, '#FFFFFF'],
    [
      'the button’s own text colour if it is readable',
      { buttonColor: '#003366', buttonTextColor: '#FFEE00' },
      '#FFEE00',
    ],
  ])('has readable text on buttons: %s', (_case, look, colour) => {
    expect(dress(look).views.open.buttonTextColor).toBe(colour);
    expect(contrastOf(look.buttonColor, colour)).toBeGreaterThanOrEqual(3);
  });

  it('ignores page colours with too little contrast', () => {
    // #777777 on white has 4.48, #767676 has 4.54.
    expect(dress({ textColor: '#777777' }).views.open).toMatchObject({
      title: { color: 'old' },
      backgroundColor: 'old',
    });
    expect(dress({ textColor: '#767676' }).views.open).toMatchObject({ title: { color: '#767676' } });
    expect(dress({ backgroundColor: null }).views.open.title.color).toBe('old');
    expect(dress({ textColor: null }).views.open.backgroundColor).toBe('old');
  });

  it('shows the code in the text colour if the button colour has too little contrast', () => {
    expect(dress({ buttonColor: '#FFFF00' }).views.completed.discountCode.color).toBe('#222222');
    expect(dress({ buttonColor: null }).views.completed.discountCode.color).toBe('#222222');
    expect(dress({ backgroundColor: null }).views.completed.discountCode.color).toBe('old');
  });

  it('ignores a chat colour that is nearly white', () => {
    expect(dress({ buttonColor: '#FFFF00' }).chat.themeColor).toBe('old');
  });
});
