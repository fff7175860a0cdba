import { describe, expect, it } from 'vitest';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { describeAlert } from './describe-alert.ts';
import { describeSince } from './describe-since.ts';

const nameOf = (type: string) => (type === 'abandonedCart' ? 'Abandoned cart' : type);

describe('describes the alert', () => {
  it.each<[AlertFacts, string, string]>([
    [
      { kind: 'templateRejected', name: 'cart_1', isOwn: true, reason: 'It ends with a variable.' },
      'WhatsApp rejected the template cart_1: It ends with a variable.',
      '/templates',
    ],
    [
      { kind: 'templateRejected', name: 'cart_1_own_2', isOwn: true, reason: '' },
      'WhatsApp rejected the template “Your own words”.',
      '/templates',
    ],
    [
      { kind: 'recoveryUrlWithheld' },
      'Your store keeps the addresses of carts from Bellbird, so reminders lead to a new cart with the same products.',
      '/help/not-working',
    ],
    [
      { kind: 'fieldsWithheld', fields: ['phone', 'address'] },
      'Your store keeps the phone and address of customers from Bellbird, because the app is not approved for that data.',
      '/help/not-working',
    ],
    [
      { kind: 'templatePaused', name: 'cart_1', isOwn: false, reason: '' },
      'WhatsApp paused the template cart_1.',
      '/sender-health',
    ],
    [
      { kind: 'templatePaused', name: 'summer_words', isOwn: true, reason: '' },
      'WhatsApp paused the template summer_words.',
      '/templates',
    ],
    [
      { kind: 'templateDisabled', name: 'cart_1', isOwn: true, reason: '' },
      'WhatsApp disabled the template cart_1.',
      '/templates',
    ],
    [
      { kind: 'templateRecategorised', name: 'parcel_sent', isOwn: false },
      'WhatsApp counts the template parcel_sent as marketing now, so it goes only to people who agreed to offers.',
      '/sender-health',
    ],
    [
      { kind: 'planUsageNear', meter: 'conversations', used: 873, most: 1000 },
      'Your plan’s 1,000 conversations are nearly used up: 873 so far.',
      '/dashboard?plans=open',
    ],
    [
      { kind: 'lockedByPlan', tools: ['Spin the wheel'], campaigns: [] },
      'Spin the wheel was switched off, because your plan does not include it.',
      '/dashboard?plans=open',
    ],
    [
      { kind: 'lockedByPlan', tools: ['Pill', 'Spin the wheel'], campaigns: ['abandonedCart'] },
      'Pill, Spin the wheel and Abandoned cart were switched off, because your plan does not include them.',
      '/dashboard?plans=open',
    ],
    [
      { kind: 'dayLimitNear', used: 850, most: 1000 },
      'Your WhatsApp number wrote to 850 of the 1,000 people it may write to in 24 hours.',
      '/sender-health',
    ],
    [
      { kind: 'broadcastStopped', broadcastId: 'b1', name: 'Spring', reason: 'It stopped. Look at why.' },
      'Your broadcast “Spring”: It stopped.',
      '/instant-campaigns-wa/b1',
    ],
    [
      { kind: 'campaignIdle', channel: 'WA', type: 'abandonedCart', days: 7 },
      'Abandoned cart is on, but sent nothing in 7 days.',
      '/automation-wa/abandonedCart',
    ],
    [
      { kind: 'senderMissing', channel: 'FB', tools: [], campaigns: ['abandonedCart'], broadcasts: [] },
      'Abandoned cart needs a Facebook page, and none is connected.',
      '/settings#facebook',
    ],
    [
      {
        kind: 'senderMissing',
        channel: 'WA',
        tools: ['Pill', 'Wheel'],
        campaigns: ['abandonedCart'],
        broadcasts: ['Spring'],
      },
      'Pill, Wheel, Abandoned cart and “Spring” need a WhatsApp number, and none is connected.',
      '/settings#whatsapp',
    ],
    [
      {
        kind: 'senderMissing',
        channel: 'WA',
        tools: ['Pill', 'Wheel'],
        campaigns: ['abandonedCart'],
        broadcasts: ['Spring', 'Summer'],
      },
      'Pill, Wheel, Abandoned cart and 2 more need a WhatsApp number, and none is connected.',
      '/settings#whatsapp',
    ],
    [
      { kind: 'numberMissing', canSend: false },
      'No WhatsApp number is connected, so nothing can be sent.',
      '/settings#whatsapp',
    ],
    [
      { kind: 'numberMissing', canSend: true },
      'No WhatsApp number is connected, so nothing can be sent on WhatsApp.',
      '/settings#whatsapp',
    ],
    [
      { kind: 'pillOff' },
      'The opt-in pill is off. Shoppers sign up through it on your store.',
      '/opt-in-tools-wa',
    ],
    [
      { kind: 'cartCampaignOff' },
      'The abandoned cart campaign is off. It brings shoppers back to the cart they left.',
      '/automation-wa/abandonedCart',
    ],
    [
      { kind: 'toolIdle', channel: 'WA', toolId: '1', name: 'Persistent pill', days: 7 },
      'Persistent pill is on, but no shopper saw it in 7 days.',
      '/opt-in-tools-wa',
    ],
    [
      { kind: 'givenUp', webhooks: 1, timers: 0, commands: 2, mails: 1 },
      '1 piece of news, 2 changes in your store and 1 e-mail could not be done and were put aside.',
      '/sender-health',
    ],
    [
      { kind: 'givenUp', webhooks: 0, timers: 1, commands: 0, mails: 0 },
      '1 planned message could not be done and was put aside.',
      '/sender-health',
    ],
    [
      { kind: 'storeSilent' },
      'Your store gave Bellbird no answer for hours, so orders and carts may be missed.',
      '/help/not-working',
    ],
    [
      { kind: 'importFailed', importId: '1', name: 'Fair' },
      'The list “Fair” could not be imported.',
      '/imports',
    ],
    [
      { kind: 'exportNotMailed', exportId: '1', fileName: 'people.csv', emailTo: 'eva@shop.example' },
      'The e-mail with the link to people.csv did not reach eva@shop.example.',
      '/exports',
    ],
  ])('%o', (facts, sentence, path) => {
    expect(describeAlert(facts, nameOf)).toMatchObject({ facts, sentence, action: { path } });
  });
});

it.each([
  [{ sent: 0, read: 0, clicked: 0, orders: 0, revenueMinor: 0 }, 'Since yesterday, no message went out.'],
  [
    { sent: 1212, read: 3, clicked: 1, orders: 3, revenueMinor: 9600 },
    'Since yesterday: 1,212 messages went out, 1 click and 3 orders came back, €96.00 earned.',
  ],
  [
    { sent: 1, read: 0, clicked: 0, orders: 0, revenueMinor: -2000 },
    'Since yesterday: 1 message went out, 0 clicks and 0 orders came back, €20.00 went back.',
  ],
])('summarises %o in one line', (since, sentence) => {
  expect(describeSince(since, 'EUR')).toBe(sentence);
});
