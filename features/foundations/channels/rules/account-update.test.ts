import { expect, it } from 'vitest';
import { judgeAccountUpdate } from './account-update.ts';
import { describeStop } from './describe-stop.ts';

const FRIDAY = new Date('2026-11-27T12:00:00Z');
const SUNDAY = new Date('2026-11-29T12:00:00Z');
const BY_US = 'RESTRICTED_BIZ_INITIATED_MESSAGING';

const restricted = (...restrictions: [type: string | null, endsAt: Date | null][]) => ({
  event: 'ACCOUNT_RESTRICTION',
  banState: null,
  restrictions: restrictions.map(([type, endsAt]) => ({ type, endsAt })),
});
const banned = (banState: string | null) => ({ event: 'DISABLED_UPDATE', banState, restrictions: [] });
const reported = (event: string) => ({ event, banState: null, restrictions: [] });

it.each([
  ['may not start conversations any more', restricted([BY_US, null]), 'stop restriction'],
  ['is restricted without details', restricted(), 'stop restriction'],
  ['is restricted in an unnamed way', restricted([null, null]), 'stop restriction'],
  ['may not add numbers', restricted(['RESTRICTED_ADD_PHONE_NUMBER_ACTION', null]), 'none'],
  [
    'may neither add numbers nor start conversations',
    restricted(['RESTRICTED_ADD_PHONE_NUMBER_ACTION', null], [BY_US, null]),
    'stop restriction',
  ],
  ['is banned', banned('DISABLE'), 'stop ban'],
  ['will be banned', banned('SCHEDULE_FOR_DISABLE'), 'none'],
  ['is reinstated', banned('REINSTATE'), 'start ban'],
  ['has a ban notice without a state', banned(null), 'none'],
  ['was deleted', reported('ACCOUNT_DELETED'), 'stop deleted'],
  ['removed us as its partner', reported('PARTNER_REMOVED'), 'stop partner'],
  ['removed our permissions', reported('PARTNER_APP_UNINSTALLED'), 'stop partner'],
  ['is shared with us', reported('PARTNER_ADDED'), 'start partner'],
  ['granted us permissions', reported('PARTNER_APP_INSTALLED'), 'start partner'],
  ['moved to the phone app', reported('ACCOUNT_OFFBOARDED'), 'stop offboarding'],
  ['is back from the phone app', reported('ACCOUNT_RECONNECTED'), 'start offboarding'],
  ['was warned', reported('ACCOUNT_VIOLATION'), 'none'],
  ['has another price', reported('VOLUME_BASED_PRICING_TIER_UPDATE'), 'none'],
] as const)('an account that %s', (_story, facts, expected) => {
  const verdict = judgeAccountUpdate(facts);
  expect(verdict.kind === 'none' ? 'none' : `${verdict.kind} ${verdict.matter}`).toBe(expected);
});

it.each([
  ['at the reported time', restricted([BY_US, FRIDAY]), FRIDAY],
  ['with the last restriction that stops it', restricted([BY_US, FRIDAY], [BY_US, SUNDAY]), SUNDAY],
  ['at no known time if one restriction has no end', restricted([BY_US, FRIDAY], [BY_US, null]), null],
  [
    'without waiting for restrictions that do not stop it',
    restricted([BY_US, FRIDAY], ['RESTRICTED_ADD_PHONE_NUMBER_ACTION', SUNDAY]),
    FRIDAY,
  ],
] as const)('a restriction ends %s', (_story, facts, until) => {
  expect(judgeAccountUpdate(facts)).toMatchObject({ kind: 'stop', until });
});

it.each([
  [
    'deleted',
    reported('ACCOUNT_DELETED'),
    /^The WhatsApp Business account was deleted\. Connect another number\.$/,
  ],
  [
    'removed from our partners',
    reported('PARTNER_REMOVED'),
    /^Bellbird was removed .+ Connect the number again\.$/,
  ],
  [
    'moved',
    reported('ACCOUNT_OFFBOARDED'),
    /^The number was moved .+ reconnected in the WhatsApp Business app\.$/,
  ],
  ['banned', banned('DISABLE'), /^WhatsApp has disabled this account .+ to appeal\.$/],
  ['restricted', restricted(), /^WhatsApp has restricted this account .+ to appeal\.$/],
  ['restricted temporarily', restricted([BY_US, FRIDAY]), / It sends again automatically when that ends\.$/],
])('the reason of an account that was %s says what happened and what to do', (_story, facts, sentence) => {
  const verdict = judgeAccountUpdate(facts);
  expect(verdict.kind === 'stop' && describeStop(verdict.reason)).toMatch(sentence);
});
