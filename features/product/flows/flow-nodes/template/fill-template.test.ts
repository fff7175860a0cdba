import { describe, expect, it } from 'vitest';
import type { TemplateDefinition } from '#features/foundations/templates/contract/template-definition.ts';
import { templateOnMessenger } from './to-messenger.ts';
import { templateOnWhatsApp } from './to-whatsapp.ts';

const offer: TemplateDefinition = {
  name: 'come_back',
  language: 'en',
  category: 'MARKETING',
  header: { kind: 'image', sampleUrl: null },
  body: 'Hi {{1}}, your *{{2}}* is waiting.',
  variables: [
    { name: 'firstName', sample: 'Mira' },
    { name: 'productTitle', sample: 'Moss mug' },
  ],
  footer: null,
  buttons: [
    { kind: 'link', title: 'To my cart', link: 'page' },
    { kind: 'reply', title: 'Unsubscribe', payload: 'STOP' },
  ],
  offer: null,
  cards: null,
};
// Not in the template's order, because values are found by name.
const filling = {
  values: { productTitle: 'Stoneware mug', firstName: 'Lena' },
  imageUrl: 'https://wren.example/mug.png',
};

describe('a filled template', () => {
  it('is sent on WhatsApp as the template, with its picture, its values in order and its buttons', () => {
    expect(templateOnWhatsApp(offer, filling)).toEqual({
      kind: 'template',
      templateName: 'come_back',
      language: 'en',
      header: { kind: 'image', media: { link: 'https://wren.example/mug.png' } },
      body: [{ text: 'Lena' }, { text: 'Stoneware mug' }],
      valueSpace: { header: 0, body: 1024 - 'Hi , your ** is waiting.'.length },
      buttons: [
        { kind: 'link', index: 0, link: 'page' },
        { kind: 'reply', index: 1, payload: 'STOP' },
      ],
      offerEndsAtMs: null,
      cards: null,
    });
  });

  it('has no picture and no link if the template has none', () => {
    const bare = { ...offer, header: null, buttons: offer.buttons.slice(1) };
    expect(templateOnWhatsApp(bare, filling)).toMatchObject({
      header: null,
      buttons: [{ kind: 'reply', index: 0, payload: 'STOP' }],
    });
  });

  it('is sent on Messenger as text if it is an offer, and as a template if it is about an order', () => {
    expect(templateOnMessenger(offer, filling)).toEqual({
      kind: 'messengerButtons',
      text: 'Hi Lena, your Stoneware mug is waiting.',
      buttons: [{ kind: 'link', title: 'To my cart', link: 'page' }],
      quickReplies: [{ title: 'Unsubscribe', payload: 'STOP' }],
    });
    expect(templateOnMessenger({ ...offer, buttons: offer.buttons.slice(1) }, filling)).toMatchObject({
      kind: 'messengerText',
    });
    expect(templateOnMessenger({ ...offer, category: 'UTILITY' }, filling)).toEqual({
      kind: 'messengerTemplate',
      templateName: 'come_back',
      language: 'en',
      body: ['Lena', 'Stoneware mug'],
      postbackPayloads: ['STOP'],
    });
  });

  it('gives each button its parameter and its index', () => {
    const buttons: TemplateDefinition['buttons'] = [
      { kind: 'call', title: 'Call us', phoneE164: '+4930123456' },
      { kind: 'code', sample: 'CODE25' },
      { kind: 'link', title: 'To my cart', link: 'page' },
    ];
    const withCode = { ...filling, values: { ...filling.values, discountCode: 'BELL-7KQ2' } };
    expect(templateOnWhatsApp({ ...offer, buttons }, withCode)).toMatchObject({
      buttons: [
        { kind: 'code', index: 1, code: 'BELL-7KQ2' },
        { kind: 'link', index: 2, link: 'page' },
      ],
    });
  });

  it('is not sent with a header that no campaign fills', () => {
    const place = { kind: 'place' as const };
    expect(() => templateOnWhatsApp({ ...offer, header: place }, filling)).toThrow('no campaign fills');
  });

  it('shows the file that the merchant uploaded', () => {
    const film = { kind: 'video' as const, sampleUrl: 'https://wren.example/cdn/a.mp4' };
    expect(templateOnWhatsApp({ ...offer, header: film }, filling)).toMatchObject({
      header: { kind: 'video', media: { link: film.sampleUrl } },
    });
  });

  it.each([
    ['is missing', {}],
    ['is empty', { firstName: '' }],
  ])('is not sent if a value %s', (_name, values) => {
    expect(() => templateOnWhatsApp(offer, { ...filling, values })).toThrow(
      'The template come_back wants a firstName, and there is none.',
    );
  });
});
