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
  ['a clock that is right', judgeClock(-300), 'good'],
  ['a clock three seconds off', judgeClock(3000), 'bad'],
  ['a clock an hour ahead', judgeClock(-3_600_000), 'bad'],
  ['half a disk', judgeDisk({ free: 50e9, total: 100e9 }), 'good'],
  ['a twentieth of a disk', judgeDisk({ free: 5e9, total: 100e9 }), 'look'],
  ['a full disk', judgeDisk({ free: 0.2e9, total: 100e9 }), 'bad'],
  ['no backup', judgeBackup(null, NOW), 'bad'],
  ['a backup of last night', judgeBackup(ago(10), NOW), 'good'],
  ['a backup of last week', judgeBackup(ago(170), NOW), 'bad'],
  ['a fresh certificate', judgeCertificate(ago(-60 * 24), NOW, false), 'good'],
  ['a certificate that ends next week', judgeCertificate(ago(-7 * 24), NOW, false), 'look'],
  ['one that ended', judgeCertificate(ago(3), NOW, false), 'bad'],
  ['real stores without https', judgeCertificate('none', NOW, false), 'bad'],
  ['an address that shows no certificate', judgeCertificate('unseen', NOW, false), 'bad'],
  ['the sandbox without https', judgeCertificate('none', NOW, true), 'good'],
  ['no worker', judgeWorkers({ running: 0, silent: 1 }), 'bad'],
  ['two workers', judgeWorkers({ running: 2, silent: 0 }), 'good'],
  ['one of two workers that is frozen', judgeWorkers({ running: 1, silent: 1 }), 'look'],
  ['few file handles', judgeFiles(256), 'bad'],
  ['many', judgeFiles(65_536), 'good'],
  ['an old PostgreSQL', judgePostgres(15, 'PostgreSQL 15.4'), 'bad'],
  [
    'a store that gave all',
    judgeScopes(['read_orders,write_discounts'], ['read_orders', 'read_discounts']),
    'good',
  ],
  ['one that gave less', judgeScopes(['read_orders'], ['read_orders', 'read_customers']), 'bad'],
  ['stores that tell the way back to a cart', judgeWithheld({ urls: [], fields: [] }), 'good'],
  ['a store that withholds it', judgeWithheld({ urls: ['wren.myshopify.com'], fields: [] }), 'look'],
  ['one that withholds phones', judgeWithheld({ urls: [], fields: ['phone'] }), 'bad'],
  ['a Graph version that lasts', judgeGraphVersion('v25.0', endOfGraphVersion('v25.0'), NOW), 'good'],
  ['a Graph version without an end', judgeGraphVersion('v26.0', endOfGraphVersion('v26.0'), NOW), 'good'],
  ['a Graph version that ends soon', judgeGraphVersion('v21.0', endOfGraphVersion('v21.0'), NOW), 'look'],
  ['a Graph version that ended', judgeGraphVersion('v20.0', endOfGraphVersion('v20.0'), NOW), 'bad'],
  ['a Graph version that nobody knows', judgeGraphVersion('v99.0', endOfGraphVersion('v99.0'), NOW), 'look'],
  ['a store that calls', judgeLastContact('store webhooks', 0.2, true), 'good'],
  ['one that fell silent', judgeLastContact('store webhooks', 50, true), 'look'],
  ['one that never called', judgeLastContact('store webhooks', null, true), 'look'],
  ['no store at all', judgeLastContact('store webhooks', null, false), 'good'],
] as const)('%s', (_what, finding, state) => {
  expect(finding.state).toBe(state);
  expect(finding.mend === '').toBe(state === 'good');
});

it('does not call an address that is away one without https', () => {
  expect(judgeCertificate('unseen', NOW, false).found).toBe('no certificate was shown');
});

it('says below what is wrong how to mend it', () => {
  expect(describeFindings([judgeFiles(64)])).toMatch(
    /^bad {3}file handles {2}only 64 may be open\n +→ Raise it/,
  );
});
