import { expect, type Page } from '@playwright/test';
import { DAY_MS } from '#platform/clock/durations.ts';
import {
  addShoppers,
  approvedTemplate,
  askBroadcast,
} from '../../tools/test-environment/broadcast-client.ts';
import { axeOf } from './axe-of.ts';
import { choosePeople } from './choose-people-steps.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';
import { failForSome, retryFailed } from './retry-failed-steps.ts';

test.use({ environmentOf: 'broadcast', isInstalled: true });

const PEOPLE = 12;

test('a merchant writes a broadcast, schedules it, watches it go, and stops another', async ({
  environment,
  page,
  rows,
  db,
  toasts,
}) => {
  test.slow();
  const dialog = page.getByRole('dialog');
  const save = page.getByRole('button', { name: 'Save & Schedule' });
  /** Moves the environment's clock to just after a broadcast's time. */
  const comeTo = async (scheduledAt: Date) => {
    const { now } = await environment.control<{ now: string }>('/clock');
    await environment.forward(scheduledAt.getTime() - new Date(now).getTime() + 5000);
  };

  await test.step('There is no broadcast yet; a new one opens', async () => {
    await addShoppers(db, PEOPLE);
    await approvedTemplate(environment);
    await logIn(page, environment);
    await page.goto(`${environment.appUrl}/instant-campaigns-wa`);
    await expect(page.getByText("Looks like you don't have any campaigns created yet!")).toBeVisible();
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { name: 'Untitled Broadcast 1' })).toBeVisible();
  });

  await test.step('The text is chosen and filled', async () => {
    await page.getByRole('button', { name: 'Select Template' }).click();
    await dialog.getByText('winter_sale').click();
    await expect(page.getByRole('radio', { name: 'winter_sale' })).toBeChecked();
    await page.getByLabel('Offer text').fill('20 % off everything');
    await page.getByLabel('End day').fill('Sunday');
    await expect(page.getByRole('figure')).toContainText('20 % off everything. It ends on Sunday');
  });

  await choosePeople({ page }, PEOPLE);

  const { now } = await environment.control<{ now: string }>('/clock');
  const day = new Date(new Date(now).getTime() + 3 * DAY_MS).toISOString().slice(0, 10);
  await test.step('The broadcast is scheduled by the shop’s clock', async () => {
    await page.getByLabel('Day', { exact: true }).fill(day);
    await page.getByLabel('Time', { exact: true }).fill('12:00');
    await save.click();
    await expect(dialog).toContainText(`${PEOPLE} people`);
    await expect(dialog).toContainText('The first message goes at about');
    await clean(page);
    await dialog.getByRole('button', { name: 'Schedule broadcast' }).click();
    await toasts.expectSeen('Campaign Successfully Scheduled');
    await expect(save).toHaveCount(0);
    await clean(page);
  });

  await test.step('Unsaved changes are not lost when the page is left', async () => {
    await page.getByLabel('End day').fill('Monday');
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Discard Changes' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue Editing' }).click();
    await page.getByLabel('End day').fill('Sunday');
    await expect(save).toHaveCount(0);
  });

  await test.step('The check shows who gets the broadcast and what it costs', async () => {
    await page.getByRole('button', { name: 'Check it' }).click();
    await expect(page.getByRole('region', { name: 'Who gets it' })).toContainText('are left: the audience');
    await expect(page.getByRole('region', { name: 'What it costs' })).toContainText('France');
    await expect(page.getByRole('region', { name: 'How they see it' })).toContainText('20 % off everything');
  });

  const broadcastId = page.url().split('/').at(-1) ?? '';
  await test.step('The broadcast starts; it fails for some people, the list says why, and a retry reaches them', async () => {
    const [row] = await rows('select scheduled_at from broadcasts where broadcast_id = $1', [broadcastId]);
    const comeToIt = () => comeTo(row?.['scheduled_at'] as Date);
    await failForSome({ environment, page, rows }, { people: PEOPLE, comeToIt });
    await retryFailed({ environment, page, toasts }, PEOPLE);
    await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
    await clean(page);
  });

  await test.step('Its messages are listed under its name, and so are the orders they earned', async () => {
    await page.getByRole('link', { name: 'Its messages' }).click();
    await expect(
      page.getByRole('button', { name: 'Remove filter: Broadcast “Untitled Broadcast 1”' }),
    ).toBeVisible();
    // Each attempt is a row: three people were tried three times.
    await expect(page.getByRole('status').filter({ hasText: `${PEOPLE + 6} messages` })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Orders it earned' }).click();
    await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Broadcast');
    await expect(page.getByText('No matching orders')).toBeVisible();
  });

  await test.step('Another broadcast stops automatically after its first group, is resumed, and is cancelled', async () => {
    const copy = { broadcastId, broadcastName: 'Once more' };
    const { data } = await askBroadcast<{ data: string }>(environment, 'copy', copy);
    const clock = await environment.control<{ now: string }>('/clock');
    const at = new Date(new Date(clock.now).getTime() + 7 * DAY_MS);
    await askBroadcast(environment, 'update', {
      broadcastId: data,
      status: 'active',
      scheduleTime: at.toISOString(),
      canary: { size: { people: 2 }, waitMinutes: 600, mostFailedPercent: 100, mostOptOutPercent: 10 },
    });
    await page.goto(`${environment.appUrl}/instant-campaigns-wa/${data}`);
    await comeTo(at);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 60_000 });
    await expect(async () => {
      const stopped = await rows(
        `update subscribers set opted_out_at = $2 where subscriber_id = (
           select subscriber_id from messages where source_id = $1 and sent_at is not null limit 1) returning 1`,
        [data, new Date(at.getTime() + 60_000)],
      );
      expect(stopped).toHaveLength(1);
    }).toPass();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'opted out' })).toBeVisible();
    // Nobody else gets the broadcast before it is cancelled.
    await environment.control('/misbehaviour', {
      partner: 'whatsapp',
      kind: 'rateLimited',
      times: 1_000_000,
    });
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Stop sending' }).click();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await fetch(`${environment.sandboxUrl}/control/misbehaviour`, { method: 'DELETE' });
  });

  await test.step('Two texts are compared, and one of them goes to the rest', async () => {
    const copy = { broadcastId, broadcastName: 'Two texts' };
    const { data } = await askBroadcast<{ data: string }>(environment, 'copy', copy);
    await page.goto(`${environment.appUrl}/instant-campaigns-wa/${data}`);
    await page.getByRole('switch', { name: 'Try two texts' }).press('Space');
    await expect(page.getByRole('switch', { name: 'Try it on a few people first' })).toBeDisabled();
    const textB = page.getByRole('region', { name: 'Text B' });
    await textB.getByRole('radio', { name: 'winter_sale' }).click();
    await textB.getByLabel('Offer text').fill('Free tea with every pot');
    await textB.getByLabel('End day').fill('Monday');
    await page.getByLabel('Size of the test').fill('50');
    await page.getByLabel('Size of the test').blur();
    await page.getByLabel('It does better when').selectOption('More people read it');
    await expect(page.getByText('50% of the people get it first, half of them text A')).toBeVisible();
    const shown = page.getByRole('group', { name: 'Which text is shown' });
    await shown.getByRole('button', { name: 'Text B', exact: true }).click();
    await expect(page.getByRole('figure')).toContainText('Free tea with every pot');
    const clock = await environment.control<{ now: string }>('/clock');
    const at = new Date(new Date(clock.now).getTime() + 7 * DAY_MS);
    await page.getByLabel('Day', { exact: true }).fill(at.toISOString().slice(0, 10));
    await page.getByLabel('Time', { exact: true }).fill('12:00');
    await page.getByRole('button', { name: 'Save As Draft' }).click();
    await toasts.expectSeen('Campaign Successfully Saved As Draft');
    await page.getByRole('button', { name: 'Check it' }).click();
    await expect(page.getByRole('region', { name: 'Which text they get' })).toContainText('you choose');
    await clean(page);
    await save.click();
    await dialog.getByRole('button', { name: 'Schedule broadcast' }).click();
    await toasts.expectSeen('Campaign Successfully Scheduled');
    const [row] = await rows('select scheduled_at from broadcasts where broadcast_id = $1', [data]);
    await comeTo(row?.['scheduled_at'] as Date);
    const result = page.getByRole('region', { name: 'A/B test' });
    await expect(async () => {
      await page.reload();
      await expect(result).toContainText('A winner takes at least 100 people with each text');
    }).toPass();
    await expect(result.getByRole('figure', { name: 'How the texts compare' })).toContainText('Text B');
    await clean(page);
    await result.getByRole('button', { name: 'Send text B to the rest' }).click();
    await expect(dialog).toContainText('There is no winner yet.');
    await dialog.getByRole('button', { name: 'Send text B' }).click();
    await expect(result).toContainText('The rest gets text B');
    await expect(page.getByRole('list', { name: 'What became of its messages' })).toContainText(
      `${PEOPLE} Delivered`,
      { timeout: 60_000 },
    );
  });

  await test.step('The list shows both broadcasts, and deletes only drafts', async () => {
    await page.goto(`${environment.appUrl}/instant-campaigns-wa`);
    const first = page.getByRole('row').filter({ hasText: 'Untitled Broadcast 1' });
    await expect(first).toContainText('Sent');
    await expect(first.getByRole('button', { name: 'Delete Untitled Broadcast 1' })).toBeDisabled();
    await clean(page);
    await first.getByRole('button', { name: 'Copy Untitled Broadcast 1' }).click();
    await expect(page.getByRole('button', { name: 'Save As Draft' })).toBeVisible();
    await page.goto(`${environment.appUrl}/instant-campaigns-wa`);
    const draft = page.getByRole('row').filter({ hasText: 'Draft' });
    await draft.getByRole('button', { name: /^Delete/ }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(draft).toHaveCount(0);
  });
});

async function clean(page: Page): Promise<void> {
  const { violations } = await axeOf(page).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}
