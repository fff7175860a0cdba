import { expect } from '@playwright/test';
import { optInBody } from '../../../tools/world/open-server.ts';
import { axeOf } from '../axe-of.ts';
import { test } from '../world-fixture.ts';
import { logIn } from './editor-stage.ts';

test.use({ worldOf: 'editor own template', isInstalled: true });

test('a text that WhatsApp approved is changed by a template of one’s own, which is rejected first', async ({
  world,
  page,
  rows,
}) => {
  page.setDefaultTimeout(40_000);
  const builder = page.getByRole('dialog', { name: /^(Use my own template|Fix and resubmit)$/ });
  const body = builder.getByLabel('Body');
  const row = page.getByRole('row').filter({ hasText: 'spring_welcome' });
  const [pill] = await rows(
    "update opt_in_tools set is_active = true where type = 'persistentPill' and channel = 'WA' returning tool_id",
  );
  /** The template that welcomes whoever signs up now. */
  const welcomeOf = async (phone: string) => {
    const signedUp = await fetch(`${world.appUrl}/storefront/opt-ins`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(optInBody(String(pill?.['tool_id']), phone)),
    });
    expect(signedUp.ok).toBe(true);
    const sent = async () =>
      (
        await rows(
          `select content ->> 'templateName' as name from messages join subscribers using (shop_id, subscriber_id)
           where phone_e164 = $1 and source_type = 'persistentPill' and sent_at is not null`,
          [phone],
        )
      )[0]?.['name'] as string | undefined;
    await expect.poll(sent).toBeDefined();
    return sent();
  };
  const choose = async () => {
    await page.goto(`${world.appUrl}/automation-wa/persistentPill`);
    await page.getByRole('button', { name: 'Use my own template for message 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'spring_welcome', exact: true }).click();
  };

  await test.step('From the locked text one press leads to where it can be written anew', async () => {
    await logIn(page, world.appUrl);
    await page.goto(`${world.appUrl}/automation-wa/persistentPill`);
    const plain = page.getByRole('radio', { name: 'Welcome', exact: true });
    await plain.click();
    await expect(plain).toBeChecked();
    await expect(page.getByText('This text shows no discount.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit message 1' }).click();
    const editor = page.getByRole('dialog', { name: /^Edit .* - Whatsapp$/ });
    await expect(editor.getByText('Currently, you can only edit the time of the flow').first()).toBeVisible();
    await editor.getByRole('link', { name: 'Use my own template' }).click();
    await expect(body).toHaveValue(/\{\{firstNameWA\}\}/);
    await expect(builder.getByLabel('Language')).toHaveValue('de');
    await expect(builder.getByLabel('Button type')).toHaveValue('callToAction');
    expect((await axeOf(page).include('[role=dialog]').analyze()).violations).toEqual([]);
  });

  await test.step('A change is held to WhatsApp’s rules, and submitted', async () => {
    await body.fill('Spring is here, {{firstNameWA}}');
    await expect(builder.getByText('The text may not begin or end with a variable.')).toBeVisible();
    await body.fill('Spring is here, {{firstNameWA}}. Buy now or be sorry.');
    await builder.getByLabel('Template name').fill('spring_welcome');
    await builder.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(builder).toHaveCount(0);
  });

  await test.step('WhatsApp rejects it: what was sent before goes on, and the rejected one cannot be chosen', async () => {
    await expect(row).toBeVisible();
    const rejected = { status: 'REJECTED', reason: 'PROMOTIONAL' };
    // As soon as it has come there.
    await expect(() => world.control('/whatsapp/templates/spring_welcome/status', rejected)).toPass();
    await expect(async () => {
      await page.reload();
      await expect(row.getByText('REJECTED')).toBeVisible({ timeout: 3000 });
    }).toPass();
    expect(await welcomeOf('+4915112345611')).toMatch(/^welcome_/);
    await choose();
    await expect(page.getByText('You can only select templates with status ENABLED.')).toBeVisible();
  });

  await test.step('Mended it is approved, and what was sent before goes on until it is chosen', async () => {
    await page.goto(`${world.appUrl}/templates`);
    await row.getByRole('button', { name: 'View spring_welcome' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fix and resubmit' }).click();
    await body.fill('Spring is here, {{firstNameWA}}. Have a look at what is new.');
    await builder.getByRole('button', { name: 'Resubmit for approval' }).click();
    await expect(row.getByText('APPROVED')).toBeVisible();
    expect(await welcomeOf('+4915112345612')).toMatch(/^welcome_/);
  });

  await test.step('Chosen, it is what the next shopper gets', async () => {
    await choose();
    await expect(page.getByRole('figure').first()).toContainText('Have a look at what is new.');
    expect(await welcomeOf('+4915112345613')).toBe('spring_welcome');
  });
});
