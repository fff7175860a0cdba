import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#features/product/flows/contract/language.ts';
import { delaySeconds } from '#features/product/flows/rules/flow/delay-seconds.ts';
import { formatDelay } from '#features/product/flows/rules/flow/format-delay.ts';
import type { CampaignDefinition } from '../contract/campaign-definition.ts';
import type { DiscountSettings } from '../contract/drip-settings.ts';
import { texts } from '../texts/en.ts';
import { dripTerms } from './drip-terms.ts';
import { readSubject, subjectKey } from './effect.ts';
import { messengerWords } from './messenger-words.ts';
import { pageChannel } from './page-channel.ts';
import { pastReason, describeWait } from './past/past-words.ts';
import { keyOf, WaitingLine, type Waiting } from './past/waiting-line.ts';
import { readPercentage } from './read-percentage.ts';
import { readableNumber } from './readable-number.ts';
import { reasonSentence } from './reason-sentence.ts';
import { sidesOf } from './sides-of.ts';
import { filledCart, firstPage, homePage, productPage } from './store-pages.ts';
import { templateStatus } from './template-status.ts';
import { TOO_LATE } from './too-late.ts';
import { usableDiscount } from './usable-discount.ts';

it.each([
  [45, 'Seconds', 45, '45 seconds'],
  [1, 'Minutes', 60, '1 minute'],
  [2, 'Hours', 7200, '2 hours'],
  [1, 'Days', 86_400, '1 day'],
] as const)('%i %s are %i seconds, formatted as %s', (magnitude, unit, seconds, message) => {
  expect(delaySeconds({ magnitude, unit })).toBe(seconds);
  expect(formatDelay({ magnitude, unit })).toBe(message);
  expect(formatDelay({ magnitude: String(magnitude), unit })).toBe(message);
});

it.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['7.5', 7.5],
  ['12.', 12],
  ['99.99', 99.99],
  [10, 10],
  ['100', 'invalid'],
  ['1.234', 'invalid'],
  ['-5', 'invalid'],
  ['5%', 'invalid'],
  ['.5', 'invalid'],
])('the percentage %j is read as %s', (typed, percentage) => {
  expect(readPercentage(typed)).toBe(percentage);
});

it.each([
  ['49-15112345678', '+49 15112345678'],
  ['+49-15112345678', '+49 15112345678'],
  ['1-415-5552671', '+1 4155552671'],
  ['', ''],
  [null, ''],
])('the support number %j is shown as %j', (kept, written) => {
  expect(readableNumber(kept)).toBe(written);
});

it('identifies a shop by its address on WhatsApp, and by its page on Messenger', () => {
  expect(pageChannel({ shopUrl: 'shop.example' }, 'shop.example')).toBe('WA');
  expect(pageChannel({ shopUrl: 'shop.example' }, '1234')).toBe('FB');
});

describe('pages of a store', () => {
  const store = { domain: 'mug.example', storefront_url: null };

  it('are at the store’s own addresses, or else at its domain', () => {
    expect(homePage(store)).toBe('https://mug.example/');
    expect(homePage({ ...store, storefront_url: 'https://www.mug.example' })).toBe(
      'https://www.mug.example/',
    );
    expect(productPage(store, 'blue mug/1')).toBe('https://mug.example/products/blue%20mug%2F1');
  });

  it('fill a cart with fifty lines at most', () => {
    const lines = Array.from({ length: 51 }, (_, nth) => ({ variantId: String(nth), quantity: 2 }));
    expect(filledCart(store, [])).toBeNull();
    expect(filledCart(store, lines.slice(0, 2))).toBe('https://mug.example/cart/0:2,1:2');
    expect(filledCart(store, lines)).toMatch(/,49:2$/);
  });

  it.each([
    [['https://a.example', 'https://b.example'], 'https://a.example'],
    [[null, 'tracking: 123', 'ftp://c.example', 'http://b.example'], 'http://b.example'],
    [[null, 'javascript:alert(1)'], 'otherwise'],
  ])('the first of %j is %s', (candidates, page) => {
    expect(firstPage(candidates, 'otherwise')).toBe(page);
  });
});

const DISCOUNT: DiscountSettings = { type: 'unique', code: '', percentage: 10, expiry: null };
it.each<[string, DiscountSettings | null, object | null]>([
  ['no discount', null, null],
  ['a discount without a percentage', { ...DISCOUNT, percentage: null }, null],
  ['a discount of 0 %', { ...DISCOUNT, percentage: 0 }, null],
  ['a unique code', DISCOUNT, { kind: 'unique', percent: 10, expiresAfterSeconds: 30 * 86_400 }],
  ...(
    [
      ['Days', 172_800],
      ['Hours', 7200],
      ['Minutes', 120],
      ['Seconds', 2],
    ] as const
  ).map(([unit, expiresAfterSeconds]): [string, DiscountSettings, object] => [
    `a unique code for two ${unit}`,
    { ...DISCOUNT, expiry: { magnitude: 2, unit } },
    { kind: 'unique', percent: 10, expiresAfterSeconds },
  ]),
  [
    'a shared code',
    { ...DISCOUNT, type: 'fixed', code: ' ALL ' },
    { kind: 'fixed', percent: 10, code: 'ALL' },
  ],
  ['a missing shared code', { ...DISCOUNT, type: 'fixed', code: ' ' }, null],
])('uses %s as %o', (_what, settings, discount) => {
  expect(usableDiscount(settings)).toEqual(discount);
});

it.each(LANGUAGES)('replies to a late answer in %s', (language) => {
  expect(TOO_LATE[language]).toMatch(/[.।]$/);
  expect(Object.values(TOO_LATE).filter((words) => words === TOO_LATE[language])).toHaveLength(1);
});

it('reads the id of a subject with colons', () => {
  expect(subjectKey({ kind: 'order', id: 'gid:1' })).toBe('order:gid:1');
  expect(readSubject('order:gid:1')).toEqual({ kind: 'order', id: 'gid:1' });
});

it('removes WhatsApp’s bold marks and the support number from texts on Messenger', () => {
  const words = { buttons: ['Go on'], footer: 'Reply STOP' };
  const en = { ...words, body: 'Hi *{{firstName}}*, come in.\n\nCall {{supportNumber}}.\n\nSee you.' };
  expect(messengerWords({ en, de: { ...words, body: '*Hallo*' } })).toEqual({
    en: { ...words, body: 'Hi {{firstName}}, come in.\n\nSee you.' },
    de: { ...words, body: 'Hallo' },
  });
});

const own = {
  type: 'cart',
  words: { reasons: { tooSmall: 'The cart was too small.' } },
} as unknown as CampaignDefinition;

it.each([
  ['a campaign’s own', 'cart', 'tooSmall', 'The cart was too small.'],
  ['another campaign’s', 'welcome', 'tooSmall', 'It was decided against: tooSmall.'],
  ['an unknown', 'cart', 'fullMoon', 'It was decided against: fullMoon.'],
])('describes %s reason: for %s, %s', (_whose, type, reason, sentence) => {
  expect(reasonSentence([own], type, reason)).toBe(sentence);
});

it.each(Object.entries(texts.drops))('describes the shared reason %s', (reason, sentence) => {
  expect(reasonSentence([own], 'cart', reason)).toBe(sentence);
});

it.each([
  'expired',
  'orderedSince',
  'cartEmptied',
  'cartReplaced',
  'noConsent',
  'notReachable',
  'windowClosed',
  'orderCancelled',
  'orderSettled',
  'overtaken',
  'tooSmall',
])('the replay explains the reason %s', (reason) => {
  expect(pastReason(own, reason)).toMatch(/^(It|They|The|There|Something) .+\.$/);
  expect(pastReason(own, reason)).not.toContain(reason);
});

it('the replay explains each wait', () => {
  const sentences = ['quietHours', 'frequencyCap', 'other'].map(describeWait);
  for (const sentence of sentences) expect(sentence).toMatch(/^It would have waited .+\.$/);
  expect(new Set(sentences).size).toBe(3);
});

describe('the queue of the replay', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const one = (dripId: string, hour: number, changes: Partial<Waiting> = {}): Waiting => ({
    subject: { kind: 'checkout', id: 'c1' },
    dripId,
    eventAt: at(0),
    dueAt: at(hour),
    firedAt: at(hour),
    isMade: false,
    waitedFor: null,
    ...changes,
  });

  it('returns what is due, the earliest first', () => {
    const line = new WaitingLine();
    for (const waiting of [one('b', 3), one('a', 1), one('c', 2)]) line.put(waiting);
    expect(line.takeDue(at(0))).toBeNull();
    expect([line.takeDue(at(2)), line.takeDue(at(2))].map((taken) => taken?.dripId)).toEqual(['a', 'c']);
    expect(line.takeDue(at(2))).toBeNull();
    expect(line.size).toBe(1);
  });

  it('replaces an entry of the same drip and subject, but keeps its message apart', () => {
    const line = new WaitingLine();
    for (const waiting of [one('a', 1), one('a', 5), one('a', 2, { isMade: true })]) line.put(waiting);
    expect(line.size).toBe(2);
    expect(line.takeDue(at(4))?.isMade).toBe(true);
    expect(line.has('a', { kind: 'checkout', id: 'c1' }, false)).toBe(true);
    expect(line.has('a', { kind: 'checkout', id: 'c1' }, true)).toBe(false);
    expect(keyOf(one('a', 1))).not.toBe(keyOf(one('a', 1, { isMade: true })));
  });

  it('removes all entries of a subject', () => {
    const line = new WaitingLine();
    const other = one('a', 1, { subject: { kind: 'checkout', id: 'c2' } });
    for (const waiting of [one('a', 1), one('b', 2), other]) line.put(waiting);
    expect(line.end({ kind: 'checkout', id: 'c1' }).map(({ dripId }) => dripId)).toEqual(['a', 'b']);
    expect(line.size).toBe(1);
  });
});

it('returns a campaign’s terms for each channel, which drips can override', () => {
  const WA = { drips: [{ dripIndex: '1', purpose: 'utility' }, { dripIndex: '2' }] };
  const campaign = {
    type: 'cart',
    purpose: 'marketing',
    priority: 'soon',
    channels: { FB: { drips: [] }, WA },
  } as unknown as CampaignDefinition;
  expect(sidesOf(campaign)).toEqual([
    { type: 'cart', channel: 'WA', side: WA },
    { type: 'cart', channel: 'FB', side: { drips: [] } },
  ]);
  expect(sidesOf({ ...campaign, channels: { WA: campaign.channels.WA } } as CampaignDefinition)).toHaveLength(
    1,
  );
  const terms = (channel: 'WA' | 'FB', dripIndex: string) => dripTerms(campaign, { channel, dripIndex });
  expect(terms('WA', '1')).toEqual({ purpose: 'utility', priority: 'soon' });
  expect(terms('WA', '2')).toEqual({ purpose: 'marketing', priority: 'soon' });
  expect(terms('FB', '1')).toEqual({ purpose: 'marketing', priority: 'soon' });
});

it.each([
  [undefined, 'PENDING'],
  ['DRAFT', 'PENDING'],
  ['PENDING', 'PENDING'],
  ['ENABLED', 'ENABLED'],
  ['REJECTED', 'REJECTED'],
] as const)('shows a template that the provider reports as %s as %s', (reported, shown) => {
  expect(templateStatus(reported)).toBe(shown);
});
