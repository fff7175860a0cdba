import { expect, it } from 'vitest';
import { WhatsAppContent } from './whatsapp-content.ts';

const x = (count: number) => 'x'.repeat(count);
const template = {
  kind: 'template',
  templateName: 'cart_1',
  language: 'en',
  header: null,
  body: [],
  buttons: [],
  offerEndsAtMs: null,
  cards: null,
};
const card = {
  header: { kind: 'image', media: { link: 'https://shop.example/mug.jpg' } },
  body: [{ text: 'mug' }],
  buttons: [{ kind: 'link', index: 0, link: 'mug' }],
};
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `r${at}`, title: `Row ${at}` }));
const buttons = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `b${at}`, title: `Button ${at}` }));
const list = (...sections: object[]) => ({ kind: 'list', body: 'Which?', button: 'Choose', sections });

/** The validation error of a content, or null. */
function fault(content: object): string | null {
  const { error } = WhatsAppContent.safeParse(content);
  return error ? error.issues.map(({ message }) => message).join(' ') : null;
}

it.each([
  ['a text of 4,096 characters', { kind: 'text', body: x(4096) }],
  ['a template without variables', template],
  ['a value of 1,024 characters', { ...template, body: [{ text: x(1024) }] }],
  ['named values', { ...template, body: [{ text: 'Lena', name: 'first_name' }] }],
  ['a carousel of ten cards', { ...template, cards: Array.from({ length: 10 }, () => card) }],
  ['a file by the id of its upload', { kind: 'media', type: 'audio', media: { id: '1234567890' } }],
  ['three buttons', { kind: 'buttons', body: 'How?', buttons: buttons(3) }],
  [
    'ten rows in two sections',
    list({ title: 'A', rows: rows(5) }, { title: 'B', rows: [{ id: 'z', title: 'Z' }] }),
  ],
])('takes %s', (_name, content) => {
  expect(fault(content)).toBeNull();
});

it.each([
  ['an empty text', { kind: 'text', body: '  ' }, 'A text is missing.'],
  ['a text that is too long', { kind: 'text', body: x(4097) }, 'longer than 4096'],
  [
    'a text that is too long with its link',
    { kind: 'text', body: `${x(4020)}{{link:cart}}` },
    'longer than 4096',
  ],
  ['a line break in a value', { ...template, body: [{ text: 'a\nb' }] }, 'no line breaks'],
  ['five spaces in a value', { ...template, body: [{ text: 'a     b' }] }, 'four spaces'],
  ['an empty value', { ...template, body: [{ text: '' }] }, 'A value is missing.'],
  ['a header of 61 characters', { ...template, header: { kind: 'text', text: x(61) } }, 'longer than 60'],
  [
    'a code with a space',
    { ...template, buttons: [{ kind: 'code', index: 0, code: 'TEN OFF' }] },
    'at most 20 characters and no spaces',
  ],
  [
    'two buttons with one index',
    {
      ...template,
      buttons: [
        { kind: 'reply', index: 0, payload: 'a' },
        { kind: 'reply', index: 0, payload: 'b' },
      ],
    },
    'the same place',
  ],
  ['a carousel of one card', { ...template, cards: [card] }, 'at least 2 cards'],
  ['cards of different shapes', { ...template, cards: [card, { ...card, buttons: [] }] }, 'the same buttons'],
  [
    'a file without a web address',
    { kind: 'media', type: 'image', media: { link: 'file:///etc/passwd' } },
    'begins with https',
  ],
  [
    'an audio file with a caption',
    { kind: 'media', type: 'audio', media: { id: '1' }, caption: 'Listen' },
    'A sound has no caption.',
  ],
  [
    'a file name on a picture',
    { kind: 'media', type: 'image', media: { id: '1' }, filename: 'a.png' },
    'Only a document has a file name.',
  ],
  ['four buttons', { kind: 'buttons', body: 'How?', buttons: buttons(4) }, 'at most 3 buttons'],
  [
    'two buttons with the same title',
    { kind: 'buttons', body: 'How?', buttons: [buttons(1)[0], { id: 'other', title: 'Button 0' }] },
    'Two buttons are the same.',
  ],
  [
    'a title of 21 characters',
    { kind: 'buttons', body: 'How?', buttons: [{ id: 'a', title: x(21) }] },
    'longer than 20',
  ],
  ['eleven rows', list({ title: 'A', rows: rows(11) }), 'at most 10 rows'],
  [
    'two sections, one without a title',
    list({ title: 'A', rows: rows(1) }, { rows: [{ id: 'z', title: 'Z' }] }),
    'each has a title',
  ],
  [
    'a location with impossible coordinates',
    { kind: 'place', place: { latitude: 91, longitude: 0, name: 'N', address: 'A' } },
    'between -90 and 90',
  ],
])('refuses %s', (_name, content, why) => {
  expect(fault(content)).toContain(why);
});
