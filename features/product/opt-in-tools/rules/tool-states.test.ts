import { describe, expect, it } from 'vitest';
import { readBackground, writeBackground } from '../contract/background-style.ts';
import { mergeDeep } from '../contract/merge-deep.ts';
import { settingsOfStates } from '../contract/settings-of-states.ts';
import { statesOfSettings } from '../contract/states-of-settings.ts';
import type { Background } from '../contract/tool-background.ts';
import type { Channel } from '../contract/tool-definition.ts';
import { ToolStates } from '../contract/tool-states.ts';
import { TOOLS } from '../tool-list.ts';

const EVERY_ONE = TOOLS.flatMap((tool) =>
  (Object.keys(tool.channels) as Channel[]).map((channel) => ({
    tool,
    channel,
    name: `${tool.type} ${channel}`,
  })),
);

describe('a tool in the API’s names', () => {
  it.each(EVERY_ONE)('$name is the same after conversion to and from the API', ({ tool, channel }) => {
    const settings = tool.defaultSettings({ shopName: 'Wren & Willow', channel, language: 'en' });
    const sent = ToolStates.parse(JSON.parse(JSON.stringify(statesOfSettings(settings))));
    const other = tool.defaultSettings({ shopName: 'Another', channel, language: 'en' });
    expect(tool.settings.parse(mergeDeep(other, settingsOfStates(sent) ?? {}))).toEqual(settings);
  });

  it('counts characters as people do: an emoji is one', () => {
    const saying = (count: number) => ({
      open: { props: { submitText: '🎁'.repeat(count) } },
      generalSettings: { widgetText: '🎁'.repeat(count) },
    });
    expect([40, 41].map((count) => ToolStates.safeParse(saying(count)).success)).toEqual([true, false]);
  });

  it('accepts some of the settings, and ignores a maximum length in the request', () => {
    const [pill] = TOOLS;
    const settings = pill.defaultSettings({ shopName: 'Wren & Willow', channel: 'WA', language: 'en' });
    const title = { text: 'Hello', maxCharacters: 9000 };
    const laid = pill.settings.parse(
      mergeDeep(settings, settingsOfStates({ open: { props: { title } }, discountOption: 'Yes' }) ?? {}),
    );
    expect(laid.views.open.title).toEqual({ ...settings.views.open.title, text: 'Hello' });
    expect({ ...laid, views: settings.views, hasDiscount: false }).toEqual(settings);
  });
});

describe('a background', () => {
  it.each<[string, Background]>([
    ['#3b55e6', { kind: 'color', color: '#3b55e6' }],
    [
      'linear-gradient(135deg, #3b55e6, #eaf3ff)',
      { kind: 'gradient', from: '#3b55e6', to: '#eaf3ff', rotation: 135 },
    ],
    ['url("https://cdn.example/a.png")', { kind: 'image', url: 'https://cdn.example/a.png' }],
  ])('%s is read and written', (style, background) => {
    expect(readBackground(style)).toEqual(background);
    expect(writeBackground(background)).toBe(style);
  });

  it.each([
    'red',
    '',
    'url(javascript:alert(1))',
    'url("https://cdn.example/a.png"); position: fixed',
    'linear-gradient(30deg, #3b55e6, #eaf3ff)',
    'linear-gradient(45deg, #3b55e6, url(https://x.example))',
    '#3b55e6;background:url(https://x.example)',
    'expression(alert(1))',
  ])('%s is refused', (style) => {
    expect(readBackground(style)).toBeNull();
  });
});
