import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '#platform/context.ts';
import { openLogger } from '#platform/logging/logger.ts';
import { useTestDatabase } from '#platform/testing/test-database.ts';
import { insertShop } from '#tools/test-environment/seeds/insert-shop.ts';
import type { AlertFacts } from '../contract/alert-facts.ts';
import { mailAlerts, mailNextAlerts } from './mail-alerts.ts';

const STOPPED: AlertFacts = { kind: 'senderStopped', channel: 'WA' };
const LIMIT: AlertFacts = { kind: 'planLimitReached' };
const PILL: AlertFacts = { kind: 'pillOff' };
const DAY_MS = 24 * 3600 * 1000;

const opened = useTestDatabase({ connections: 4 });
let ctx: Context;
let aheadMs = 0;
let shopId: number;
beforeAll(async () => {
  ctx = {
    db: opened.db,
    slowDb: opened.db,
    pool: opened.pool,
    log: openLogger('silent', 'test'),
    clock: { now: () => new Date(Date.now() + aheadMs) },
    settings: {
      publicUrl: 'https://bell.example',
      encryptionKey: randomBytes(32),
      arePlansOff: false,
      mail: { smtpUrl: 'smtp://mail.example', from: { name: '', address: 'bell@bell.example' } },
    },
  } as unknown as Context;
});
beforeEach(async () => {
  aheadMs = 0;
  await sql`truncate alert_watches, alert_episodes, mails`.execute(opened.db);
  shopId = await insertShop(opened.db, { email: 'owner@shop.example', merchant_locale: 'de' });
  await watch();
});

async function watch(changes: { isOn?: boolean; email?: string | null } = {}): Promise<void> {
  const { isOn = true, email = null } = changes;
  await sql`
    insert into alert_watches (shop_id, is_on, email, check_at) values (${shopId}, ${isOn}, ${email}, ${ctx.clock.now()})
    on conflict (shop_id) do update set is_on = ${isOn}, email = ${email}`.execute(opened.db);
}

async function mails(): Promise<{ recipient: string; subject: string; body: string }[]> {
  return opened.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body'])
    .where('shop_id', '=', shopId)
    .orderBy('created_at')
    .execute();
}

it('mails urgent alerts that begin, together and once, in the language of the merchant', async () => {
  await mailAlerts(ctx, shopId, [STOPPED, LIMIT, PILL]);
  await mailAlerts(ctx, shopId, [STOPPED, LIMIT, PILL]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'owner@shop.example' });
  expect(mail?.subject).toContain('Handlungsbedarf in 2 Fällen');
  expect(mail?.body).toContain('https://bell.example/sender-health');
  expect(mail?.body).not.toContain('/opt-in-tools-wa');
});

it('mails an alert again when it comes back after a day, but not before', async () => {
  await mailAlerts(ctx, shopId, [STOPPED]);
  await mailAlerts(ctx, shopId, []);
  aheadMs = DAY_MS / 2;
  await mailAlerts(ctx, shopId, [STOPPED]);
  expect(await mails()).toHaveLength(1);
  await mailAlerts(ctx, shopId, []);
  aheadMs = 2 * DAY_MS;
  await mailAlerts(ctx, shopId, [STOPPED]);
  expect(await mails()).toHaveLength(2);
});

it('mails nothing twice when a worker dies on the way, and nothing less', async () => {
  await sql`alter table alert_episodes add constraint dies check (mailed_at is null)`.execute(opened.db);
  await expect(mailAlerts(ctx, shopId, [STOPPED])).rejects.toThrow('dies');
  expect(await mails()).toEqual([]);
  await sql`alter table alert_episodes drop constraint dies`.execute(opened.db);
  await Promise.all([1, 2, 3].map(() => mailAlerts(ctx, shopId, [STOPPED])));
  expect(await mails()).toHaveLength(1);
});

it('sends four e-mails in a day, and what is left on the next', async () => {
  const broadcast = (nth: number): AlertFacts => ({
    kind: 'broadcastStopped',
    broadcastId: String(nth),
    name: `Sale ${nth}`,
    reason: '',
  });
  const all = [1, 2, 3, 4, 5, 6].map(broadcast);
  for (const nth of all.keys()) await mailAlerts(ctx, shopId, all.slice(0, nth + 1));
  expect(await mails()).toHaveLength(4);
  aheadMs = DAY_MS + 60_000;
  await mailAlerts(ctx, shopId, all);
  const sent = await mails();
  expect(sent).toHaveLength(5);
  expect(sent.at(-1)?.body).toMatch(/Sale 5[^]*Sale 6/);
});

it.each([
  ['they are off', { isOn: false }, 0],
  ['the merchant entered another address', { email: 'eva@shop.example' }, 1],
])('when %s', async (_what, changes, count) => {
  await watch(changes);
  await mailAlerts(ctx, shopId, [STOPPED]);
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual(count === 0 ? [] : ['eva@shop.example']);
});

it('mails later if there is no address yet', async () => {
  await sql`update shops set email = null where shop_id = ${shopId}`.execute(opened.db);
  await mailAlerts(ctx, shopId, [STOPPED]);
  expect(await mails()).toEqual([]);
  await watch({ email: 'eva@shop.example' });
  await mailAlerts(ctx, shopId, [STOPPED]);
  expect(await mails()).toHaveLength(1);
});

it('checks the shops that are due, and none without a mail server', async () => {
  await sql`update shops set plan_limit_reached_at = now() where shop_id = ${shopId}`.execute(opened.db);
  const withoutServer = { ...ctx, settings: { ...ctx.settings, mail: null } } as Context;
  expect(await mailNextAlerts(withoutServer)).toBe(false);
  expect(await mails()).toEqual([]);
  expect(await mailNextAlerts(ctx)).toBe(true);
  expect(await mailNextAlerts(ctx)).toBe(false);
  expect(await mails()).toHaveLength(1);
});
