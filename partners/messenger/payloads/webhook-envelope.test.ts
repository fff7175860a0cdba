import { expect, test } from 'vitest';
import { MessengerWebhook } from './webhook-envelope.ts';

const MIRA = { sender: { id: '77001' }, recipient: { id: '1' }, timestamp: 1_795_000_000_000 };

function read(event: object) {
  const [entry] = MessengerWebhook.parse({
    object: 'page',
    entry: [{ id: '1', messaging: [{ ...MIRA, ...event }] }],
  }).entry;
  return { events: entry?.events ?? [], odd: entry?.odd.map(({ odd }) => odd) ?? [] };
}

test.each([
  [{ message: { mid: '', text: '', metadata: '', is_echo: '' } }],
  [{ message: { text: 'Hi', reply_to: { mid: '' }, quick_reply: { payload: '' }, referral: { ref: '' } } }],
  [{ message: { text: 'Hi', reply_to: '', quick_reply: '', attachments: '', referral: '' } }],
  [
    {
      message: { attachments: [{ type: 'image', title: '', url: '', payload: { url: '', sticker_id: '' } }] },
    },
  ],
  [{ postback: { mid: '', title: '', payload: '', referral: { ref: '', source: '', type: '' } } }],
  [{ referral: { ref: '' }, optin: { ref: '', type: '' } }],
  [{ reaction: { mid: '', action: 'react', emoji: '' } }],
  [
    {
      message: { text: 'Hi' },
      recipient: '',
      postback: '',
      timestamp: '',
      optin: '',
      delivery: '',
      read: '',
    },
  ],
  [{ delivery: { mids: ['', 'm.1'], watermark: 1 } }],
])('empty text counts as missing: %j', (event) => {
  const { events, odd } = read(event);
  expect(odd).toEqual([]);
  expect(events).toHaveLength(1);
  expect(JSON.stringify(events)).not.toContain('""');
});

test('a message without a sender is not read, even if the sender is an empty text', () => {
  expect(read({ sender: { id: '' }, message: { mid: 'm.1', text: 'STOP' } })).toMatchObject({
    events: [],
    odd: ['messaging.sender'],
  });
});
