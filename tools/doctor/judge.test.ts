import { expect, it } from 'vitest';
import { endOfGraphVersion } from '#partners/meta/graph-versions.ts';
import { describeFindings } from './finding.ts';
import {
  judgeBackup,
  judgeCertificate,
  judgeClock,
  judgeDisk,
  judgeFiles,
  judgeGraphVersion,
  judgeLastContact,
  judgePostgres,
  judgeScopes,
  judgeWithheld,
  judgeWorkers,
} from './judge.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3600 * 1000);

it.each([
  ['a correct clock', judgeClock(-300), 'good'],
  ['a clock three seconds off', judgeClock(3000), 'bad'],
  ['a clock an hour ahead', judgeClock(-3_600_000), 'bad'],
  ['a disk with half of its space left', judgeDisk({ free: 50e9, total: 100e9 }), 'good'],
  ['a disk with a twentieth of its space left', judgeDisk({ free: 5e9, total: 100e9 }), 'look'],
  ['a full disk', judgeDisk({ free: 0.2e9, total: 100e9 }), 'bad'],
  ['no backup', judgeBackup(null, NOW), 'bad'],
  ['a backup of last night', judgeBackup(ago(10), NOW), 'good'],
  ['a backup of last week', judgeBackup(ago(170), NOW), 'bad'],
  ['a fresh certificate', judgeCertificate(ago(-60 * 24), NOW, false), 'good'],
  ['a certificate that ends next week', judgeCertificate(ago(-7 * 24), NOW, false), 'look'],
  ['an expired certificate', judgeCertificate(ago(3), NOW, false), 'bad'],
  ['real stores without https', judgeCertificate('none', NOW, false), 'bad'],
  ['a URL that presents no certificate', judgeCertificate('unseen', NOW, false), 'bad'],
  ['the sandbox without https', judgeCertificate('none', NOW, true), 'good'],
  ['no worker', judgeWorkers({ running: 0, silent: 1 }), 'bad'],
  ['two workers', judgeWorkers({ running: 2, silent: 0 }), 'good'],
  ['two workers, one of them frozen', judgeWorkers({ running: 1, silent: 1 }), 'look'],
  ['a low limit of open files', judgeFiles(256), 'bad'],
  ['a high limit of open files', judgeFiles(65_536), 'good'],
  ['an old PostgreSQL', judgePostgres(15, 'PostgreSQL 15.4'), 'bad'],
  [
    'a store that granted all scopes',
    judgeScopes(['read_orders,write_discounts'], ['read_orders', 'read_discounts']),
    'good',
  ],
  [
    'a store that granted fewer scopes',
    judgeScopes(['read_orders'], ['read_orders', 'read_customers']),
    'bad',
  ],
  ['stores that share cart links', judgeWithheld({ urls: [], fields: [] }), 'good'],
  ['a store that withholds cart links', judgeWithheld({ urls: ['wren.myshopify.com'], fields: [] }), 'look'],
  ['a store that withholds phone numbers', judgeWithheld({ urls: [], fields: ['phone'] }), 'bad'],
  [
    'a Graph version that remains supported',
    judgeGraphVersion('v25.0', endOfGraphVersion('v25.0'), NOW),
    'good',
  ],
  [
    'a Graph version without an end date',
    judgeGraphVersion('v26.0', endOfGraphVersion('v26.0'), NOW),
    'good',
  ],
  [
    'a Graph version whose support ends soon',
    judgeGraphVersion('v21.0', endOfGraphVersion('v21.0'), NOW),
    'look',
  ],
  [
    'a Graph version that is no longer supported',
    judgeGraphVersion('v20.0', endOfGraphVersion('v20.0'), NOW),
    'bad',
  ],
  ['an unknown Graph version', judgeGraphVersion('v99.0', endOfGraphVersion('v99.0'), NOW), 'look'],
  ['a store with recent webhooks', judgeLastContact('store webhooks', 0.2, true), 'good'],
  ['a store whose webhooks stopped', judgeLastContact('store webhooks', 50, true), 'look'],
  ['a store that never sent a webhook', judgeLastContact('store webhooks', null, true), 'look'],
  ['no store', judgeLastContact('store webhooks', null, false), 'good'],
] as const)('%s', (_what, finding, state) => {
  expect(finding.state).toBe(state);
  expect(finding.mend === '').toBe(state === 'good');
});

it('does not call an unreachable URL one without https', () => {
  expect(judgeCertificate('unseen', NOW, false).found).toBe('no certificate was shown');
});

it('prints the fix below the problem', () => {
  expect(describeFindings([judgeFiles(64)])).toMatch(
    /^bad {3}file handles {2}only 64 may be open\n +→ Raise it/,
  );
});
