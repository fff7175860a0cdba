import { describe, expect, it } from 'vitest';
import { ASIDE_HINTS, ASIDE_KINDS, HELD_PREFIX, isAsideKind, isMessageKind } from './aside-kinds.ts';
import { KEPT_DAYS, keptTerms } from './kept-terms.ts';
import { isTroubleKind, TROUBLE_KINDS } from './trouble-kinds.ts';

describe('what a restore holds back', () => {
  it.each(Object.entries(ASIDE_KINDS))('%s has words', (kind, words) => {
    expect(isAsideKind(kind)).toBe(true);
    expect(words).toMatch(/^[a-zA-Z].*\w$/);
  });

  it('knows which kinds are messages', () => {
    const kinds = Object.keys(ASIDE_KINDS).filter(isAsideKind);
    expect(kinds.filter(isMessageKind)).toEqual(['message', 'laterMessage']);
    expect(isAsideKind('toString')).toBe(false);
  });

  it('has hints for messages, and a prefix of equal length for each kind', () => {
    for (const hint of Object.values(ASIDE_HINTS)) expect(hint).toMatch(/^[A-Z].+\.$/);
    const prefixes = Object.values(HELD_PREFIX);
    for (const prefix of prefixes) expect(prefix).toMatch(/^[a-z]+ $/);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    expect(new Set(prefixes.map(({ length }) => length)).size).toBe(1);
  });
});

it.each(Object.entries(TROUBLE_KINDS))(
  '%s, which waits for a person, has a title and a text',
  (kind, words) => {
    expect(isTroubleKind(kind)).toBe(true);
    expect(words.title).toMatch(/^[A-Z][^.]+$/);
    expect(words.about).toMatch(/^[A-Z].+\.$/);
  },
);

it('no other word is a kind of problem', () => {
  expect(isTroubleKind('toString')).toBe(false);
});

describe('retention terms', () => {
  const terms = keptTerms({ inboxDays: 14, messageMonths: 24 });
  const howLong = (table: string, given = terms) =>
    given.filter((term) => term.table === table).map((term) => term.howLong);

  it.each(terms)('$table has words', ({ table, what }) => {
    expect(table).toMatch(/^[a-z_]+$/);
    expect(what).toMatch(/^[a-z].*\w$/);
  });

  it('are sorted: items with their own end first, messages last', () => {
    const days = terms.flatMap((term) => /^(\d+) days$/.exec(term.howLong)?.[1] ?? []).map(Number);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(days).toHaveLength(Object.keys(KEPT_DAYS).length + 1);
    expect(terms[0]?.howLong).toBe('until they end');
    expect(terms.at(-1)?.howLong).toBe('24 months');
  });

  it('keep messages forever unless a limit is set', () => {
    expect(howLong('messages', keptTerms({ inboxDays: 14, messageMonths: null }))).toEqual(['for ever']);
    expect(howLong('messages')).toEqual(['24 months']);
  });

  it('keep unreadable webhooks at least as long as other webhooks', () => {
    expect(howLong('webhook_inbox')).toEqual(['14 days', '90 days']);
    expect(howLong('webhook_inbox', keptTerms({ inboxDays: 120, messageMonths: 24 }))).toEqual([
      '120 days',
      '120 days',
    ]);
  });

  it.each([
    ['ids of webhooks longer than a provider repeats them', 'webhook_deliveries', 8],
    ['requests of consent until they end', 'commit_markers', 3],
    ['what says that a message was sent longer than a year', 'message_keys', 400],
    ['what was decided for half a year', 'decisions', 180],
    ['counts of test messages for a week', 'test_days', 7],
    ['unknown receipts for a month', 'unmatched_receipts', 30],
  ])('keeps %s', (_what, table, days) => {
    expect(howLong(table)).toEqual([`${days} days`]);
  });

  it('keep cached names and idempotency keys for more than a year', () => {
    for (const table of [
      'media',
      'store_commands',
      'tool_prizes',
      'cod_offers',
      'audit_log',
      'shopper_tokens',
    ])
      expect(howLong(table)).toEqual(['400 days']);
  });
});
