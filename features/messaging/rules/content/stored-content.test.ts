import { expect, it } from 'vitest';
import { linkSlotsOf } from './link-slots.ts';
import { mediaAddressesOf } from './media-addresses.ts';
import { readStoredContent } from './stored-content.ts';

const first = {
  kind: 'template' as const,
  templateName: 'abandoned_cart_1',
  language: 'en',
  headerImageUrl: 'https://shop.example/mug.jpg',
  bodyParameters: ['Lena', 'Mug'],
  linkCode: 'Ab3dEf6h9K',
  quickReplyPayloads: ['STOP'],
};

it('reads a template that was stored with one link before its quick replies', () => {
  const content = readStoredContent(first);
  expect(content).toEqual({
    kind: 'template',
    templateName: 'abandoned_cart_1',
    language: 'en',
    header: { kind: 'image', media: { link: 'https://shop.example/mug.jpg' } },
    body: [{ text: 'Lena' }, { text: 'Mug' }],
    buttons: [
      { kind: 'link', index: 0, link: 'link' },
      { kind: 'reply', index: 1, payload: 'STOP' },
    ],
    offerEndsAtMs: null,
    cards: null,
    linkCodes: { link: 'Ab3dEf6h9K' },
  });
  expect(linkSlotsOf(content)).toEqual(['link']);
  expect(mediaAddressesOf(content)).toEqual(['https://shop.example/mug.jpg']);
});

it('puts the quick replies first where there was no link', () => {
  expect(readStoredContent({ ...first, linkCode: null, headerImageUrl: null })).toMatchObject({
    header: null,
    buttons: [{ kind: 'reply', index: 0 }],
  });
});

it('leaves alone what is stored as it is written today', () => {
  const text = { kind: 'text' as const, body: 'See {{link:cart}} or {{link:help}}, {{link:cart}}' };
  expect(readStoredContent(text)).toBe(text);
  expect(linkSlotsOf(text)).toEqual(['cart', 'help']);
  expect(mediaAddressesOf(text)).toEqual([]);
});
