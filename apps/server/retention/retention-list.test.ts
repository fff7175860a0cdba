import { describe, expect, it } from 'vitest';
import { describeTerms, removedBefore } from '#platform/database/retention.ts';
import { RETENTION_LIST } from './retention-list.ts';

describe('retention terms', () => {
  const terms = describeTerms(RETENTION_LIST, { inboxDays: 14, messageMonths: 24, auditDays: 200 });
  const howLong = (table: string, given = terms) =>
    given.filter((term) => term.table === table).map((term) => term.howLong);

  it.each(terms)('describe $table in words', ({ table, what }) => {
    expect(table).toMatch(/^[a-z_]+$/);
    expect(what).toMatch(/^[a-z].*\w$/);
  });

  it('are sorted: items with their own end first, messages last', () => {
    const days = terms.flatMap((term) => /^(\d+) days$/.exec(term.howLong)?.[1] ?? []).map(Number);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(terms[0]?.howLong).toBe('until they end');
    expect(terms.at(-1)?.howLong).toBe('24 months');
  });

  it('keep messages forever unless a limit is set', () => {
    expect(
      howLong(
        'messages',
        describeTerms(RETENTION_LIST, { inboxDays: 14, messageMonths: null, auditDays: 200 }),
      ),
    ).toEqual(['for ever']);
    expect(howLong('messages')).toEqual(['24 months']);
  });

  it('keep unreadable webhooks at least as long as other webhooks', () => {
    expect(howLong('webhook_inbox')).toEqual(['14 days', '90 days']);
    expect(
      howLong(
        'webhook_inbox',
        describeTerms(RETENTION_LIST, { inboxDays: 120, messageMonths: 24, auditDays: 200 }),
      ),
    ).toEqual(['120 days', '120 days']);
  });

  it.each([
    ['the ids of webhooks longer than a provider repeats them', 'webhook_deliveries', 8],
    ['commit markers for three days', 'commit_markers', 3],
    ['the keys that prevent repeated messages for more than a year', 'message_keys', 400],
    ['the decisions of campaigns for half a year', 'decisions', 180],
    ['the counts of test messages for a week', 'test_days', 7],
    ['receipts of unknown messages for a month', 'unmatched_receipts', 30],
  ])('keeps %s', (_what, table, days) => {
    expect(howLong(table)).toEqual([`${days} days`]);
  });

  it('keep the audit log for the days of its setting', () => {
    expect(howLong('audit_log')).toEqual(['200 days']);
  });

  it('keep cached names and idempotency keys for more than a year', () => {
    for (const table of ['media', 'store_commands', 'tool_prizes', 'cod_offers', 'shopper_tokens'])
      expect(howLong(table)).toEqual(['400 days']);
  });
});

describe('rows from before this moment are removed', () => {
  const now = new Date('2026-11-25T12:00:00Z');
  const settings = { inboxDays: 120, messageMonths: 24, auditDays: 200 };

  it.each([
    [{ days: 90 }, '2026-08-27T12:00:00Z'],
    [{ days: 90, butNotShorterThan: 'webhooks' }, '2026-07-28T12:00:00Z'],
    ['like webhooks', '2026-07-28T12:00:00Z'],
    ['like the audit log', '2026-05-09T12:00:00Z'],
    ['like messages', '2024-11-25T12:00:00Z'],
    ['until they end', '2026-11-25T12:00:00Z'],
  ] as const)('%o', (kept, moment) => {
    expect(removedBefore(kept, now, settings)).toEqual(new Date(moment));
  });

  it('but no messages if they are kept forever', () => {
    expect(removedBefore('like messages', now, { ...settings, messageMonths: null })).toBeNull();
  });
});
