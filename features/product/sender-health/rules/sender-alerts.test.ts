import { expect, it } from 'vitest';
import { findAlerts, receiptLag, type SenderFacts } from './sender-alerts.ts';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 20, hour, minute));

const well: SenderFacts = {
  now: at(12),
  quality: 'GREEN',
  stoppedAt: null,
  tokenDiedAt: null,
  lastReceiptAt: at(11, 59),
  lagSeconds: 2,
  unheardSince: null,
};

it.each<[string, SenderFacts, string[], number]>([
  ['is well', well, [], 2],
  ['never sent anything', { ...well, lastReceiptAt: null, lagSeconds: 0 }, [], 0],
  ['was stopped', { ...well, stoppedAt: at(11) }, ['stopped'], 2],
  [
    'was stopped because it lost its token',
    { ...well, stoppedAt: at(11), tokenDiedAt: at(11) },
    ['tokenDead'],
    2,
  ],
  ['has low quality', { ...well, quality: 'RED' }, ['qualityLow'], 2],
  ['gets late receipts', { ...well, lagSeconds: 901 }, ['receiptsLate'], 901],
  ['gets slightly late receipts', { ...well, lagSeconds: 900 }, [], 900],
  ['gets no receipts', { ...well, unheardSince: at(11, 40) }, ['receiptsLate'], 1200],
  ['waits for its first receipt', { ...well, lastReceiptAt: null, unheardSince: at(11, 55) }, [], 300],
  [
    'is stopped and has low quality',
    { ...well, stoppedAt: at(11), quality: 'RED' },
    ['stopped', 'qualityLow'],
    2,
  ],
])('a sender that %s', (_name, facts, alerts, lagSeconds) => {
  expect(findAlerts(facts)).toEqual(alerts);
  expect(receiptLag(facts)).toBe(lagSeconds);
});
