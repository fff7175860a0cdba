import { expect, it } from 'vitest';
import { misfitOf } from './export-subject.ts';

const CAMPAIGN = { campaign: 'abandonedCart', broadcastId: undefined };
const BROADCAST = { campaign: undefined, broadcastId: '0199f2c6-2c33-7e21-8b52-0123456789ab' };
const NOTHING = { campaign: undefined, broadcastId: undefined };

it.each([
  ['deliveryReport', CAMPAIGN, null],
  ['deliveryReport', NOTHING, 'campaign'],
  ['deliveryReport', { ...CAMPAIGN, ...BROADCAST, campaign: 'welcome' }, 'broadcastId'],
  ['broadcastReport', BROADCAST, null],
  ['broadcastReport', CAMPAIGN, 'campaign'],
  ['broadcastReport', NOTHING, 'broadcastId'],
  ['subscriberData', NOTHING, null],
  ['subscriberData', CAMPAIGN, 'campaign'],
  ['activity', BROADCAST, 'broadcastId'],
] as const)('%s with %o: the wrong field is %s', (kind, given, field) => {
  expect(misfitOf({ kind, ...given })).toBe(field);
});
