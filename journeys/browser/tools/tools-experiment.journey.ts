import { expect } from '@playwright/test';
import { axeOf } from '../axe-of.ts';
import { logIn } from '../log-in.ts';
import { test } from '../world-fixture.ts';

test.use({ worldOf: 'tools experiment', isInstalled: true });

const OTHER_TITLE = 'Be first at the new moss mugs';

test('a merchant compares two designs of a pop-up, and keeps the better one', async ({
  world,
  page,
  rows,
}) => {
  page.setDefaultTimeout(20_000);
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Two designs of Pop-up' });
  const note = page.getByText('Two designs of it are being compared. It cannot be changed until that ends.');
  /** Thousands of visitors take weeks. */
  const cameToSee = (arm: 'A' | 'B', visitors: number, optIns: number) =>
    rows(
      `insert into experiment_visitors (shop_id, experiment_id, visitor, arm, seen_at, opted_in_at)
       select shop_id, experiment_id, coalesce((select max(visitor) from experiment_visitors), 0) + n, $1, now(),
         case when n <= $3::int then now() end
       from tool_experiments, generate_series(1, $2::int) n where ended_at is null`,
      [arm, visitors, optIns],
    );

  await test.step('What is changed and not saved becomes the other design', async () => {
    await logIn(page, world);
    await page.goto(`${world.appUrl}/opt-in-tools-wa`);
    await page.getByRole('button', { name: 'Two designs of Pop-up' }).click();
    await expect(dialog).toContainText('Nothing was compared yet');
    await dialog.getByRole('link', { name: 'open the editor' }).click();
    await expect(preview.locator('dialog')).not.toHaveAttribute('aria-modal');
    await preview.locator('[data-part="title"]').click();
    await page.getByLabel('Title', { exact: true }).fill(OTHER_TITLE);
    await page.getByRole('button', { name: 'Compare with what is saved' }).click();
    const asked = page.getByRole('dialog', { name: 'Compare this design with what is saved' });
    await expect(asked).toContainText('half of your visitors see what is saved');
    await asked.getByLabel(/Who sees neither/).selectOption({ label: '10% of visitors' });
    await asked.getByRole('button', { name: 'Begin' }).click();
    await expect(note).toBeVisible();
    await expect(preview.getByText(OTHER_TITLE)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeDisabled();
  });

  await test.step('There is no winner before there is one', async () => {
    await cameToSee('A', 400, 20);
    await cameToSee('B', 400, 26);
    await page.getByRole('button', { name: 'See how they do' }).click();
    await expect(dialog).toContainText('That may still be chance: there is no winner yet.');
    await expect(dialog).toContainText('20 of 400 visitors signed up');
    await expect(dialog).toContainText('Nobody came yet');
    await expect(dialog.getByText('Better', { exact: true })).toHaveCount(0);
    await expect(
      dialog.getByRole('img', { name: 'How Design B looks' }).getByText(OTHER_TITLE),
    ).toBeVisible();
  });

  await test.step('Everybody can read it, in light and dark, on a laptop and a phone', async () => {
    for (const width of [1280, 390])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        const { violations } = await axeOf(page).analyze();
        expect.soft(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('The better one is named and kept, for everybody', async () => {
    await cameToSee('A', 1600, 80);
    await cameToSee('B', 1600, 174);
    await expect(async () => {
      await page.reload();
      await page.getByRole('button', { name: 'See how they do' }).click();
      await expect(dialog).toContainText('Design B is better', { timeout: 5000 });
    }).toPass();
    await expect(dialog.getByText('Better', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'End it and keep design B' }).click();
    await expect(dialog).toContainText('and design B was kept');
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
    await expect(preview.getByText(OTHER_TITLE)).toBeVisible();
    await page.reload();
    await expect(preview.getByText(OTHER_TITLE)).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});
