import { describe, expect, it } from 'vitest';
import type { FlowButton, WireButton } from '../../contract/flow-button.ts';
import { lengthOnWhatsApp, lineOf, linesBelow } from './lines-below.ts';
import { toMessengerButton } from './messenger-button.ts';
import { PAGE_PLACE, readButtons, toWireButton } from './wire-buttons.ts';

const PAGE: FlowButton = { kind: 'page', buttonId: 'b1', title: 'Go on' };
const ADDRESS: FlowButton = {
  kind: 'address',
  buttonId: 'b2',
  title: 'Sizes',
  url: 'https://shop.example/sizes',
};
const CALL: FlowButton = { kind: 'call', buttonId: 'b3', title: 'Call', phoneE164: '+493012345' };
const read = (...wire: WireButton[]) => readButtons(wire, () => 'new');

describe('buttons on the wire', () => {
  it('have the names of the specification', () => {
    expect([PAGE, ADDRESS, CALL].map(toWireButton)).toEqual([
      {
        buttonId: 'b1',
        title: 'Go on',
        sortOrder: 0,
        type: 'web_url',
        url: '{{productLink}}',
        webview_height_ratio: 'tall',
        messenger_extensions: true,
        options: { type: 'web_url', value: '{{productLink}}' },
      },
      expect.objectContaining({
        buttonId: 'b2',
        sortOrder: 1,
        type: 'web_url',
        url: 'https://shop.example/sizes',
        options: { type: 'web_url', value: 'https://shop.example/sizes' },
      }),
      {
        buttonId: 'b3',
        title: 'Call',
        sortOrder: 2,
        type: 'phone_number',
        payload: '+493012345',
        options: { type: 'phone', value: '+493012345' },
      },
    ]);
  });

  it('are read back as they were written', () => {
    expect(read(...[PAGE, ADDRESS, CALL].map(toWireButton))).toEqual([PAGE, ADDRESS, CALL]);
  });

  it.each<[string, WireButton, FlowButton]>([
    ['a checkout', { title: ' Go on ', type: 'checkout' }, { ...PAGE, buttonId: 'new' }],
    [
      'an address without options',
      { title: 'Sizes', type: 'web_url', url: ' https://a.example ' },
      { kind: 'address', buttonId: 'new', title: 'Sizes', url: 'https://a.example' },
    ],
    [
      'the campaign’s page',
      { title: 'Go on', type: 'web_url', url: PAGE_PLACE },
      { ...PAGE, buttonId: 'new' },
    ],
    [
      'a number without options',
      { title: 'Call', type: 'phone', payload: '+49 (30) 123-45' },
      { ...CALL, buttonId: 'new' },
    ],
    [
      'options before anything else',
      {
        title: 'Sizes',
        type: 'web_url',
        url: 'https://a.example',
        options: { type: 'web_url', value: 'https://b.example' },
      },
      { kind: 'address', buttonId: 'new', title: 'Sizes', url: 'https://b.example' },
    ],
  ])('are read: %s', (_case, wire, button) => {
    expect(read(wire)).toEqual([button]);
  });

  it.each<[WireButton, string]>([
    [{ title: ' ', type: 'checkout' }, 'Button title cannot be empty'],
    [{ title: 'Sizes', type: 'web_url' }, 'URL cannot be empty'],
    [{ title: 'Call', type: 'phone' }, 'Phone cannot be empty'],
    [
      { title: 'Call', type: 'phone_number', payload: '03012345' },
      'Phone number must be valid and must contain country code starting with +',
    ],
  ])('are refused: %o', (wire, sentence) => {
    expect(read(toWireButton(PAGE, 0), wire)).toEqual({ field: 'buttons', sentence });
  });
});

it('a button becomes a button on Messenger and a line of text on WhatsApp', () => {
  expect([PAGE, ADDRESS, CALL].map(toMessengerButton)).toEqual([
    { kind: 'link', title: 'Go on', link: 'page' },
    { kind: 'address', title: 'Sizes', url: 'https://shop.example/sizes' },
    { kind: 'call', title: 'Call', phoneE164: '+493012345' },
  ]);
  expect([PAGE, ADDRESS, CALL].map(lineOf)).toEqual([
    'Go on: {{link:page}}',
    'Sizes: https://shop.example/sizes',
    'Call: +493012345',
  ]);
});

it.each<[string, FlowButton[], number, string]>([
  ['no line without buttons', [], 2, ''],
  ['no campaign link if it is a button', [PAGE], 0, ''],
  ['the campaign link if there are answers', [PAGE], 1, '\nGo on: {{link:page}}'],
  ['every other button', [ADDRESS, PAGE, CALL], 0, '\nSizes: https://shop.example/sizes\nCall: +493012345'],
  ['the link first', [CALL, PAGE], 3, '\nGo on: {{link:page}}\nCall: +493012345'],
])('adds these lines below a text: %s', (_lines, buttons, answers, lines) => {
  expect(linesBelow(buttons, answers)).toBe(lines);
});

it('a link counts with its maximum length', () => {
  expect(lengthOnWhatsApp('Hello')).toBe(5);
  expect(lengthOnWhatsApp('{{link:page}}')).toBeGreaterThan('{{link:page}}'.length);
});
