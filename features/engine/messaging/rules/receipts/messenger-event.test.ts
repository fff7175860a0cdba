import { describe, expect, test } from 'vitest';
import { isMessengerReceipt, readMessengerReceipt } from './messenger-event.ts';

const MESSAGE_ID = '01930000-0000-7000-8000-000000000001';
const LENA = { id: '24' };
const PAGE = { id: '42' };
const AT = 1_795_000_000_000;
const at = new Date(AT);

const echo = (metadata?: string) => ({
  sender: PAGE,
  recipient: LENA,
  timestamp: AT,
  message: { mid: 'm_1', is_echo: true, ...(metadata !== undefined && { metadata }) },
});

describe('a receipt of Messenger', () => {
  test('of a message we sent carries our note', () => {
    expect(readMessengerReceipt(echo(`b1:7:${MESSAGE_ID}`))).toEqual({
      kind: 'echo',
      shopId: 7,
      messageId: MESSAGE_ID,
      providerMessageId: 'm_1',
      at,
    });
  });

  test.each([
    ['a person wrote it in the page’s inbox', undefined],
    ['another app sent it', 'order-1001'],
    ['its note is incomplete', 'b1:7:0193'],
  ])('is not ours when %s', (_why, metadata) => {
    expect(isMessengerReceipt(echo(metadata))).toBe(true);
    expect(readMessengerReceipt(echo(metadata))).toBeNull();
  });

  test.each([
    ['delivered, with its ids', { delivery: { mids: ['m_1'], watermark: AT } }, 'delivered', ['m_1']],
    ['delivered, up to a moment', { delivery: { watermark: AT } }, 'delivered', []],
    ['read, up to a moment', { read: { watermark: AT } }, 'read', []],
  ])('reports a message as %s', (_what, part, kind, mids) => {
    const event = { sender: LENA, recipient: PAGE, timestamp: AT + 200, ...part };
    const reported = { kind, psid: '24', until: at, at: new Date(AT + 200), mids };
    expect(readMessengerReceipt(event)).toEqual(reported);
  });

  test('without its own time happened at its watermark', () => {
    expect(readMessengerReceipt({ sender: LENA, read: { watermark: AT } })).toMatchObject({ at, until: at });
  });

  test.each([
    ['a message', { message: { mid: 'm_2' } }],
    ['a tap', { postback: { payload: 'STOP' } }],
    ['a link', { referral: { ref: 'abc' } }],
  ])('is not read from %s of a person', (_what, part) => {
    expect(isMessengerReceipt({ sender: LENA, timestamp: AT, ...part })).toBe(false);
  });
});
