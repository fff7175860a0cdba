import { expect, it } from 'vitest';
import { bubbleOf, type Bubble } from '#platform/channel/bubble.ts';
import { kindOfBubbles, kindOfWriter, textOfBubbles, type WriterFacts } from './message-parts.ts';

const card = (title: string, text: string | null) => ({ media: null, title, text, buttons: [] });

it.each<[string, Partial<Bubble>[], string, string | null]>([
  ['an erased message', [], 'text', null],
  ['a text', [{ text: '<b>مرحبا</b>  & "שלום"' }], 'text', '<b>مرحبا</b>  & "שלום"'],
  [
    'a picture with a caption',
    [{ media: { kind: 'image', url: null }, text: 'In blue' }],
    'image',
    'In blue',
  ],
  ['pictures in a grid', [{ media: { kind: 'images', urls: [] } }], 'image', null],
  ['a place', [{ media: { kind: 'place', name: 'Shop', address: null } }], 'location', null],
  [
    'a heading and two bubbles',
    [{ heading: 'Hello', text: 'One' }, { text: 'Two' }],
    'text',
    'Hello\nOne\nTwo',
  ],
  ['cards', [{ cards: [card('Mug', 'Blue'), card('Pot', null)] }], 'text', 'Mug\nBlue\nPot'],
])('names and words %s', (_what, parts, kind, text) => {
  const bubbles = parts.map(bubbleOf);
  expect([kindOfBubbles(bubbles), textOfBubbles(bubbles)]).toEqual([kind, text]);
});

it.each<[WriterFacts['place'], string | null, boolean | null, ReturnType<typeof kindOfWriter>]>([
  ['message', 'direct', false, 'person'],
  ['message', 'direct', null, 'person'],
  ['message', 'apiReply', true, 'program'],
  ['message', 'apiReply', null, 'program'],
  ['message', 'api', null, 'program'],
  ['message', 'abandonedCart', null, 'automation'],
  ['message', 'awayMessage', null, 'automation'],
  ['outside', null, null, 'person'],
])(
  'a message stored as %s with the source %s and the writer %s is of a %s',
  (place, sourceType, isProgram, kind) => {
    expect(kindOfWriter({ place, sourceType, isProgram })).toBe(kind);
  },
);
