import { expect } from '@playwright/test';
import { optInBody } from '../../../tools/world/open-server.ts';
import { axeOf } from '../axe-of.ts';
import { logIn } from '../log-in.ts';
import { test } from '../world-fixture.ts';

/** The sandbox's WhatsApp rejects what is named so. */
const OWN = 'reject_spring';

test.use({ worldOf: 'editor own template', isInstalled: true });

test('a text that WhatsApp approved is changed by a template of one’s own, which is rejected first', async ({
  world,
  page,
  rows,
}) => {
  test.slow();
  page.setDefaultTimeout(40_000);
  const builder = page.getByRole('dialog', { name: /^(Use my own template|Fix and resubmit)$/ });
  const body = builder.getByLabel('Body');
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
  const waiting = page.getByRole('region', { name: 'The text that message 1 waits for' });

  await test.step('From the locked text one press leads to where it can be written anew', async () => {
    await logIn(page, world);
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

  await test.step('A change is held to WhatsApp’s rules, and submitted: the message waits for it', async () => {
    await expect(
      builder.getByText('The old text keeps sending until WhatsApp approves this one.'),
    ).toBeVisible();
    await body.fill('Spring is here, {{firstNameWA}}');
    await expect(builder.getByText('The text may not begin or end with a variable.')).toBeVisible();
    await body.fill('Spring is here, {{firstNameWA}}. Buy now or be sorry.');
    await builder.getByLabel('Template name').fill(OWN);
    await builder.getByRole('button', { name: 'Submit for approval' }).click();
    await expect(builder).toHaveCount(0);
    await expect(waiting.getByText(OWN)).toBeVisible();
  });

  await test.step('WhatsApp rejects it: what was sent before goes on, and the rejected one cannot be chosen', async () => {
    await expect(waiting.getByText('The old one keeps sending. Fix yours and resubmit it')).toBeVisible();
    expect((await axeOf(page).include('section:has([role=status])').analyze()).violations).toEqual([]);
    expect(await welcomeOf('+4915112345611')).toMatch(/^welcome_/);
    await page.getByRole('button', { name: 'Use my own template for message 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: OWN, exact: true }).click();
    await expect(page.getByText('You can only select templates with status ENABLED.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('Mended and approved, it is what the message says and what the next shopper gets', async () => {
    await waiting.getByRole('link', { name: 'Fix and resubmit' }).click();
    await page.getByRole('dialog', { name: OWN }).getByRole('button', { name: 'Fix and resubmit' }).click();
    await body.fill('Spring is here, {{firstNameWA}}. Have a look at what is new.');
    await builder.getByRole('button', { name: 'Resubmit for approval' }).click();
    await expect(builder).toHaveCount(0);
    const status = () => rows('select status from template_submissions where name = $1', [OWN]);
    await expect.poll(status).toEqual([{ status: 'REJECTED' }]);
    await world.control(`/whatsapp/templates/${OWN}/status`, { status: 'APPROVED' });
    await expect(async () => {
      await page.goto(`${world.appUrl}/automation-wa/persistentPill`);
      await expect(page.getByRole('radio', { name: OWN })).toBeChecked({ timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('figure').first()).toContainText('Have a look at what is new.');
    await expect(waiting).toHaveCount(0);
    expect(await welcomeOf('+4915112345613')).toBe(OWN);
  });
});
