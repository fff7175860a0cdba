import { describe, expect, it } from 'vitest';
import type { AudienceFact, BroadcastStep, Leaf, PeopleSet } from '../contract/predicate.ts';
import { bitsKeyOf, storedOf, storedRange } from './bits-of-facts.ts';
import { factWords } from './fact-words.ts';

const NEVER = -2_147_483_648;
const NOON = Date.UTC(2026, 10, 20, 12) / 1000;
const LATE = Date.UTC(2026, 10, 20, 23, 30) / 1000;
const MOMENTS: AudienceFact[] = [
  'last_order_at',
  'subscribed_at',
  'last_read_at',
  'last_clicked_at',
  'last_replied_at',
  'last_failed_at',
];

describe('the description of a fact', () => {
  const words = (fact: AudienceFact, value: number) =>
    factWords({ kind: 'range', fact }, true, {
      facts: { [fact]: value } as Record<AudienceFact, number>,
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
    });

  it.each<[AudienceFact, number, string]>([
    ['order_count', 0, 'They placed 0 orders.'],
    ['order_count', 1, 'They placed one order.'],
    ['order_count', 2, 'They placed 2 orders.'],
    ['spend_minor', 12_345, 'They spent €123.45 in all.'],
    ['last_order_minor', 0, 'Their last order came to €0.00.'],
    ['last_order_minor', 2400, 'Their last order came to €24.00.'],
    ['last_order_minor', -1, 'They never ordered.'],
    ['last_order_at', NEVER, 'They never ordered.'],
    ['last_order_at', NOON, 'They last ordered on 2026-11-20.'],
    ['last_order_at', LATE, 'They last ordered on 2026-11-21.'],
    ['subscribed_at', NOON, 'They subscribed on 2026-11-20.'],
    ['subscribed_at', NEVER, 'They never subscribed.'],
    ['last_read_at', NOON, 'They last read a message on 2026-11-20.'],
    ['last_read_at', NEVER, 'They never read a message.'],
    ['last_clicked_at', NOON, 'They last clicked on 2026-11-20.'],
    ['last_clicked_at', NEVER, 'They never clicked.'],
    ['last_replied_at', NOON, 'They last replied on 2026-11-20.'],
    ['last_replied_at', NEVER, 'They never replied.'],
    ['last_failed_at', NOON, 'A message last failed on 2026-11-20.'],
    ['last_failed_at', NEVER, 'No message to them failed.'],
  ])('%s of %i: %s', (fact, value, sentence) => {
    expect(words(fact, value)).toBe(sentence);
  });

  it('mentions a last order in another currency', () => {
    const facts = { order_count: 2, last_order_minor: -1 } as Record<AudienceFact, number>;
    const who = { facts, currency: 'EUR', timeZone: 'Europe/Berlin' };
    expect(factWords({ kind: 'range', fact: 'last_order_minor' }, false, who)).toBe(
      'Their last order was paid in another currency.',
    );
  });

  const person = { facts: {} as Record<AudienceFact, number>, currency: 'EUR', timeZone: 'UTC' };
  it.each<[Leaf, boolean, string]>([
    [{ kind: 'nobody' }, false, 'This rule is not filled in, so it means nobody.'],
    [{ kind: 'recent', of: 'messages', atLeast: 1, since: 0 }, true, 'They got a message in that time.'],
    [{ kind: 'recent', of: 'messages', atLeast: 1, since: 0 }, false, 'They got no message in that time.'],
    [
      { kind: 'recent', of: 'messages', atLeast: 3, since: 0 },
      true,
      'They got 3 or more messages in that time.',
    ],
    [
      { kind: 'recent', of: 'messages', atLeast: 3, since: 0 },
      false,
      'They got fewer than 3 messages in that time.',
    ],
    [{ kind: 'recent', of: 'orders', atLeast: 1, since: 0 }, true, 'They placed an order in that time.'],
    [{ kind: 'recent', of: 'orders', atLeast: 1, since: 0 }, false, 'They placed no order in that time.'],
    [
      { kind: 'recent', of: 'orders', atLeast: 2, since: 0 },
      true,
      'They placed 2 or more orders in that time.',
    ],
    [
      { kind: 'recent', of: 'spend', atLeast: 5000, since: 0 },
      true,
      'They spent €50.00 or more in that time.',
    ],
    [
      { kind: 'recent', of: 'spend', atLeast: 5001, since: 0 },
      false,
      'They spent less than €50.01 in that time.',
    ],
  ])('describes %o, which is true: %s', (leaf, isTrue, sentence) => {
    expect(factWords(leaf, isTrue, person)).toBe(sentence);
  });

  const steps: BroadcastStep[] = ['sent', 'read', 'clicked', 'replied', 'failed'];
  it.each<PeopleSet>([
    { set: 'product', productId: '1' },
    { set: 'productTag', tag: 'vip' },
    { set: 'collection', collectionId: '1' },
    { set: 'import', importId: '1' },
    { set: 'attribute', name: 'City', compare: '=', value: { text: 'Bonn' } },
    ...steps.map((step): PeopleSet => ({ set: 'broadcast', broadcastId: '1', step })),
  ])('%o has a sentence for people in it and one for people who are not', (of) => {
    const [yes, no] = [true, false].map((isSo) => factWords({ kind: 'member', of }, isSo, person));
    expect(yes).toMatch(/^(They|It|Their) .+\.$/);
    expect(no).toMatch(/^(They|It) .+\.$/);
    expect(no).toMatch(/ not | no /);
    expect(no).not.toBe(yes);
  });

  it('has a different sentence for each step of a broadcast', () => {
    const message = (step: BroadcastStep) =>
      factWords({ kind: 'member', of: { set: 'broadcast', broadcastId: '1', step } }, true, person);
    expect(new Set(steps.map(message)).size).toBe(steps.length);
    expect(message('failed')).toBe('It could not reach them.');
    expect(message('clicked')).toContain('clicked');
  });
});

describe('the stored value of a fact', () => {
  it.each<[AudienceFact | 'recent', number, number]>([
    ['order_count', 0, 1],
    ['order_count', 5, 6],
    ['spend_minor', 0, 2],
    ['spend_minor', -1, 1],
    ['spend_minor', -500, 1],
    ['last_order_minor', -1, 0],
    ['last_order_minor', 0, 1],
    ['last_order_minor', 2400, 2401],
    ['spend_minor', 2 ** 50, 2 ** 48 - 1],
    ['order_count', NEVER, 0],
  ])('%s of %i is stored as %i', (fact, value, stored) => {
    expect(storedOf(fact, value)).toBe(stored);
  });

  it.each([...MOMENTS, 'recent'] as const)('%s counts the seconds since the year 2000', (fact) => {
    const first = Date.UTC(2000, 0, 1) / 1000;
    expect(storedOf(fact, first)).toBe(1);
    expect(storedOf(fact, first + 60)).toBe(61);
    expect(storedOf(fact, first - 60)).toBe(1);
    expect(storedOf(fact, NEVER)).toBe(0);
  });

  it.each<[Omit<Extract<Leaf, { kind: 'range' }>, 'kind'>, number, number | null]>([
    [{ fact: 'order_count' }, 1, null],
    [{ fact: 'order_count', from: 2 }, 3, null],
    [{ fact: 'order_count', to: 2 }, 1, 4],
    [{ fact: 'order_count', from: 0, to: 0 }, 1, 2],
    [{ fact: 'spend_minor', from: -9, to: -5 }, 1, 1],
    [{ fact: 'spend_minor', from: 2 ** 50, to: 2 ** 50 }, 2 ** 48 - 1, 2 ** 48 - 1],
  ])('%o is from %i to below %s', (range, from, below) => {
    expect(storedRange({ kind: 'range', ...range })).toEqual({ from, below });
  });

  it.each<[number, number, number]>([
    [3, 0, 9],
    [3, 3, 3],
    [0, 0, 0],
    [9, 3, 8],
    [2, 3, 8],
  ])(
    'an order count of %i is in the stored range from %i to %i exactly when the value is',
    (value, from, to) => {
      const range = storedRange({ kind: 'range', fact: 'order_count', from, to });
      const stored = storedOf('order_count', value);
      expect(stored >= range.from && stored < (range.below ?? 0)).toBe(value >= from && value <= to);
    },
  );

  it.each<[Leaf, string | null]>([
    [{ kind: 'range', fact: 'order_count', from: 3 }, 'fact:order_count'],
    [{ kind: 'recent', of: 'messages', atLeast: 3, since: 9 }, 'recent:messages:3'],
    [
      { kind: 'member', of: { set: 'productTag', tag: 'vip' } },
      'productTag:{"set":"productTag","tag":"vip"}',
    ],
    [{ kind: 'nobody' }, null],
  ])('%o has the key %s', (leaf, key) => {
    expect(bitsKeyOf(leaf)).toBe(key);
  });
});
