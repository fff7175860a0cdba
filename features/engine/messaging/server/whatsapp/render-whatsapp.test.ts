import { expect, it } from 'vitest';
import { SendRequest } from '#partners/whatsapp/payloads/send-request.ts';
import type { WhatsAppContent } from '../../contract/content/whatsapp-content.ts';
import { renderWhatsApp } from './render-whatsapp.ts';

const OWN = 'https://shop.example/cdn/mug.jpg';
const render = (content: WhatsAppContent) =>
  renderWhatsApp(content, {
    recipient: { to: '4915215550101' },
    note: 'note',
    linkUrl: (code) => `https://shop.example/l/${code}`,
    mediaIds: new Map([[OWN, '777']]),
  });
const template = {
  kind: 'template' as const,
  templateName: 'any',
  language: 'en',
  header: null,
  body: [],
  buttons: [],
  offerEndsAtMs: null,
  cards: null,
};

it.each<[string, WhatsAppContent, object]>([
  [
    'values, links and a picture that is uploaded already',
    {
      ...template,
      header: { kind: 'image', media: { link: OWN } },
      body: [{ text: 'Lena' }, { link: 'parcel', name: 'tracking' }],
      buttons: [
        { kind: 'reply', index: 0, payload: 'STOP' },
        { kind: 'link', index: 2, link: 'shop' },
        { kind: 'code', index: 3, code: 'TEN' },
      ],
      linkCodes: { parcel: 'p1', shop: 's1' },
    },
    {
      type: 'template',
      template: {
        name: 'any',
        language: { code: 'en' },
        components: [
          { type: 'header', parameters: [{ type: 'image', image: { id: '777' } }] },
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Lena' },
              { type: 'text', text: 'https://shop.example/l/p1', parameter_name: 'tracking' },
            ],
          },
          {
            type: 'button',
            sub_type: 'quick_reply',
            index: '0',
            parameters: [{ type: 'payload', payload: 'STOP' }],
          },
          { type: 'button', sub_type: 'url', index: '2', parameters: [{ type: 'text', text: 's1' }] },
          {
            type: 'button',
            sub_type: 'copy_code',
            index: '3',
            parameters: [{ type: 'coupon_code', coupon_code: 'TEN' }],
          },
        ],
      },
    },
  ],
  [
    'a document by its URL',
    {
      ...template,
      header: { kind: 'document', media: { link: 'https://other.example/a.pdf' }, filename: 'A.pdf' },
    },
    {
      template: {
        components: [
          {
            type: 'header',
            parameters: [
              { type: 'document', document: { link: 'https://other.example/a.pdf', filename: 'A.pdf' } },
            ],
          },
          { type: 'body', parameters: [] },
        ],
      },
    },
  ],
  [
    'an offer with an end',
    { ...template, offerEndsAtMs: 1_800_000_000_000 },
    {
      template: {
        components: [
          { type: 'body' },
          {
            type: 'limited_time_offer',
            parameters: [
              {
                type: 'limited_time_offer',
                limited_time_offer: { expiration_time_ms: 1_800_000_000_000 },
              },
            ],
          },
        ],
      },
    },
  ],
  [
    'a text with its link',
    { kind: 'text', body: 'See {{link:cart}}', previewLink: false, linkCodes: { cart: 'c1' } },
    { type: 'text', text: { body: 'See https://shop.example/l/c1', preview_url: false } },
  ],
  [
    'an audio file',
    { kind: 'media', type: 'audio', media: { id: '5' } },
    { type: 'audio', audio: { id: '5' } },
  ],
  [
    'a form that its own server opens',
    { kind: 'whatsAppForm', body: 'Book', title: 'Go', formId: '9', token: 't' },
    {
      type: 'interactive',
      interactive: {
        type: 'flow',
        action: { name: 'flow', parameters: { flow_id: '9', flow_token: 't', flow_action: 'data_exchange' } },
      },
    },
  ],
  [
    'a location request',
    { kind: 'askPlace', body: 'Where?' },
    { interactive: { type: 'location_request_message', action: { name: 'send_location' } } },
  ],
])('renders %s', (_name, content, body) => {
  const rendered = render(content);
  expect(rendered).toMatchObject({ to: '4915215550101', biz_opaque_callback_data: 'note', ...body });
  expect(SendRequest.parse(rendered)).toEqual(rendered);
});

it('refuses to render a message whose link is missing', () => {
  expect(() => render({ kind: 'text', body: '{{link:cart}}' })).toThrow('no link cart');
});
