import { expect, it } from 'vitest';
import { judgeAccountUpdate } from './account-update.ts';

const restricted = (...restrictions: string[]) => ({
  event: 'ACCOUNT_RESTRICTION',
  banState: null,
  restrictions,
});
const banned = (banState: string | null) => ({ event: 'DISABLED_UPDATE', banState, restrictions: [] });
const told = (event: string) => ({ event, banState: null, restrictions: [] });

it.each([
  ['may not write first any more', restricted('RESTRICTED_BIZ_INITIATED_MESSAGING'), 'stop'],
  ['is restricted, without a word on how', restricted(), 'stop'],
  ['may not add numbers', restricted('RESTRICTED_ADD_PHONE_NUMBER_ACTION'), 'none'],
  [
    'may neither add numbers nor write first',
    restricted('RESTRICTED_ADD_PHONE_NUMBER_ACTION', 'RESTRICTED_BIZ_INITIATED_MESSAGING'),
    'stop',
  ],
  ['is banned', banned('DISABLE'), 'stop'],
  ['will be banned', banned('SCHEDULE_FOR_DISABLE'), 'none'],
  ['is let in again', banned('REINSTATE'), 'start'],
  ['says nothing of a ban', banned(null), 'none'],
  ['was deleted', told('ACCOUNT_DELETED'), 'stop'],
  ['threw us out', told('PARTNER_REMOVED'), 'stop'],
  ['was warned', told('ACCOUNT_VIOLATION'), 'none'],
  ['pays another price', told('VOLUME_BASED_PRICING_TIER_UPDATE'), 'none'],
] as const)('an account that %s', (_story, facts, kind) => {
  expect(judgeAccountUpdate(facts).kind).toBe(kind);
});
