import { describe, expect, test } from 'vitest';
import { MessengerSendRequest } from '#partners/messenger/payloads/send-request.ts';
import { MessengerContent } from '../../contract/content/messenger-content.ts';
import { renderMessenger } from './render-messenger.ts';

const linkCodes = { product: 'Ab3dEf6h9K' };
const STOP = { title: 'Unsubscribe', payload: 'STOP' };
const URL = 'https://wren.example/mug.jpg';

function render(content: MessengerContent) {
  // Checks both the stored content and the request that Messenger accepts.
  return MessengerSendRequest.parse(
    renderMessenger(MessengerContent.parse(content), {
      psid: '24',
      type: 'UPDATE',
      note: 'b1:7:message',
      linkUrl: (code) => `https://bellbird.example/l/${code}`,
    }),
  );
}

describe('a Messenger message', () => {
  test('names the person, its type and our note', () => {
    expect(render({ kind: 'messengerText', text: 'Hello', quickReplies: [] })).toEqual({
      recipient: { id: '24' },
      messaging_type: 'UPDATE',
      message: { text: 'Hello', metadata: 'b1:7:message' },
    });
  });

  test.each<[string, MessengerContent, object]>([
    [
      'a text with a link and a quick reply',
      { kind: 'messengerText', text: 'See {{link:product}}', quickReplies: [STOP], linkCodes },
      {
        text: 'See https://bellbird.example/l/Ab3dEf6h9K',
        quick_replies: [{ content_type: 'text', ...STOP }],
      },
    ],
    [
      'buttons of every kind',
      {
        kind: 'messengerButtons',
        text: 'The moss mug',
        buttons: [
          { kind: 'link', title: 'Look', link: 'product' },
          { kind: 'postback', title: 'Keep it', payload: 'KEEP' },
          { kind: 'call', title: 'Call', phoneE164: '+4930123456' },
        ],
        quickReplies: [],
        linkCodes,
      },
      {
        attachment: {
          type: 'template',
          payload: {
            template_type: 'button',
            text: 'The moss mug',
            buttons: [
              { type: 'web_url', title: 'Look', url: 'https://bellbird.example/l/Ab3dEf6h9K' },
              { type: 'postback', title: 'Keep it', payload: 'KEEP' },
              { type: 'phone_number', title: 'Call', payload: '+4930123456' },
            ],
          },
        },
      },
    ],
    [
      'a card',
      {
        kind: 'messengerCards',
        cards: [{ title: 'Moss mug', subtitle: '€24.00', imageUrl: URL, link: 'product', buttons: [] }],
        imageShape: 'square',
        quickReplies: [],
        linkCodes,
      },
      {
        attachment: {
          type: 'template',
          payload: {
            template_type: 'generic',
            image_aspect_ratio: 'square',
            elements: [
              {
                title: 'Moss mug',
                subtitle: '€24.00',
                image_url: URL,
                default_action: { type: 'web_url', url: 'https://bellbird.example/l/Ab3dEf6h9K' },
              },
            ],
          },
        },
      },
    ],
    [
      'a utility template',
      {
        kind: 'messengerTemplate',
        templateName: 'parcel_sent',
        language: 'en',
        body: ['WREN-1001'],
        postbackPayloads: ['TRACK'],
      },
      {
        template: {
          name: 'parcel_sent',
          language: { code: 'en' },
          components: [
            { type: 'body', parameters: [{ type: 'text', text: 'WREN-1001' }] },
            { type: 'buttons', parameters: [{ type: 'POSTBACK', payload: 'TRACK' }] },
          ],
        },
      },
    ],
    [
      'a file by its URL',
      { kind: 'messengerMedia', type: 'video', url: URL, quickReplies: [] },
      { attachment: { type: 'video', payload: { url: URL } } },
    ],
    [
      'a grid of pictures',
      { kind: 'messengerImages', urls: [URL, `${URL}?2`], quickReplies: [] },
      {
        attachment: {
          type: 'template',
          payload: {
            template_type: 'image_grid',
            elements: [{ images: [{ url: URL }, { url: `${URL}?2` }] }],
          },
        },
      },
    ],
  ])('is %s', (_what, content, message) => {
    expect(render(content).message).toEqual({ ...message, metadata: 'b1:7:message' });
  });

  test('is a receipt with amounts in the decimals of its currency', () => {
    const receipt = (currency: string) => ({
      recipientName: 'Mira Vogel',
      orderNumber: `1001-${currency}`,
      currency,
      paymentMethod: 'Cash on delivery',
      orderUrl: null,
      orderedAt: '2026-11-20T09:00:00Z',
      lines: [{ title: 'Mug', subtitle: null, quantity: 2, priceMinor: 4800, imageUrl: null }],
      address: null,
      subtotalMinor: null,
      shippingMinor: 495,
      taxMinor: null,
      totalMinor: 5295,
      adjustments: [],
    });
    const summaryIn = (currency: string) => {
      const { attachment } = render({ kind: 'messengerReceipt', receipt: receipt(currency) }).message;
      return attachment?.type === 'template' && 'summary' in attachment.payload && attachment.payload.summary;
    };
    expect(summaryIn('EUR')).toEqual({ shipping_cost: 4.95, total_cost: 52.95 });
    expect(summaryIn('JPY')).toEqual({ shipping_cost: 495, total_cost: 5295 });
    const quickReplies = [{ title: 'Where is it?', payload: 'b:where' }];
    expect(render({ kind: 'messengerReceipt', receipt: receipt('EUR'), quickReplies }).message).toMatchObject(
      {
        attachment: { type: 'template' },
        quick_replies: [{ content_type: 'text', title: 'Where is it?', payload: 'b:where' }],
      },
    );
  });

  test('is not rendered if the code of one of its links is missing', () => {
    const content: MessengerContent = { kind: 'messengerText', text: '{{link:product}}', quickReplies: [] };
    expect(() => render(content)).toThrow('no link product');
  });

  test.each<[string, object]>([
    [
      'four buttons',
      {
        kind: 'messengerButtons',
        text: 'x',
        quickReplies: [],
        buttons: Array.from({ length: 4 }, (_, at) => ({
          kind: 'postback',
          title: String(at),
          payload: 'p',
        })),
      },
    ],
    [
      'a title of 21 characters',
      { kind: 'messengerText', text: 'x', quickReplies: [{ title: 'x'.repeat(21), payload: 'p' }] },
    ],
    ['a text of 2,001 characters', { kind: 'messengerText', text: 'x'.repeat(2001), quickReplies: [] }],
    ['one picture in a grid', { kind: 'messengerImages', urls: [URL], quickReplies: [] }],
    [
      'a card with only a title',
      {
        kind: 'messengerCards',
        imageShape: 'square',
        quickReplies: [],
        cards: [{ title: 'Mug', subtitle: null, imageUrl: null, link: null, buttons: [] }],
      },
    ],
  ])('may not be %s', (_what, content) => {
    expect(MessengerContent.safeParse(content).success).toBe(false);
  });
});
