import { expect, it } from 'vitest';
import { SENDER_ALERTS, type SenderAlert } from '../contract/sender-alerts.ts';
import { texts } from '../texts/en.ts';
import { bannerOf } from './alert-banner.ts';

const textOf = (alert: SenderAlert, reason: string | null = null) =>
  bannerOf([{ channel: 'WA', alert, reason }])?.text;

it.each(SENDER_ALERTS)('describes the alert %s', (alert) => {
  expect(textOf(alert)).toMatch(/^[A-Z][^{}]+\.$/);
});

it('gives the reason why a sender stopped, if it is known', () => {
  expect(textOf('stopped', 'Account locked')).toBe(`${texts.banner.stopped} Account locked.`);
  for (const unknown of [null, '']) expect(textOf('stopped', unknown)).toBe(texts.banner.stopped);
});

it('shows the worst problem, except a lost page, which has its own banner', () => {
  const alerts = [
    { channel: 'FB', alert: 'tokenDead', reason: null },
    { channel: 'WA', alert: 'receiptsLate', reason: null },
    { channel: 'WA', alert: 'qualityLow', reason: null },
  ] as const;
  expect(bannerOf(alerts)?.id).toBe('sender-qualityLow');
  expect(bannerOf(alerts.slice(0, 1))).toBeNull();
});
