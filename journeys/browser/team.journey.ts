import { expect, type BrowserContext } from '@playwright/test';
import { BLUEBELL } from '../../platform/testing/cast.ts';
import { DEMO_SHOP } from '../../tools/seed/seed-demo-shop.ts';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';
import { axeOf } from './axe-of.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';

test.use({ environmentOf: 'team', isInstalled: true });

const ADA = 'ada@wren.example';

test('a person is invited, works within a role, logs in by e-mail and is removed', async ({
  environment,
  page,
  browser,
  toasts,
}) => {
  await logIn(page, environment);
  const context = await browser.newContext();
  const ada = await context.newPage();
  const refused = refusalsOf(context);

  await test.step('The owner sends an invitation', async () => {
    await page.goto(`${environment.appUrl}/settings`);
    await page.getByRole('link', { name: 'Open the team' }).click();
    await page.getByLabel('E-mail address').fill(ADA);
    await page.getByRole('radio', { name: 'Support' }).check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`^${ADA} Support`) })).toBeVisible();
  });

  await test.step('The link in the e-mail leads to a page that says what it is for', async () => {
    await ada.goto(await linkIn(environment, 'Join the team of'));
    await expect(ada.getByRole('heading', { name: /^Join the team of/ })).toBeVisible();
    await expect(ada.getByText(ADA)).toBeVisible();
    await expect(ada).toHaveURL(`${environment.appUrl}/join`);
    expect((await axeOf(ada).analyze()).violations).toEqual([]);
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: 'Join the team' }).click();
    await ada.waitForURL(`${environment.appUrl}/dashboard`);
  });

  await test.step('The role decides what she finds', async () => {
    await expect(ada.getByText(/^Your role \(Support\) lets you see everything/)).toBeVisible();
    const menu = ada.getByRole('navigation', { name: 'Pages' });
    await expect(menu.getByText('Ada')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Exports' })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Broadcast Campaigns' }).click();
    await expect(ada.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
    await menu.getByRole('link', { name: 'Settings' }).click();
    await expect(ada.getByRole('region', { name: 'Where you are logged in' })).toBeVisible();
    await expect(ada.getByRole('region', { name: 'WhatsApp number' })).toHaveCount(0);
    await ada.goto(`${environment.appUrl}/exports`);
    await expect(ada.getByRole('heading', { name: 'This page is not for your role' })).toBeVisible();
    expect(refused).toEqual([]);
  });

  await test.step('The owner gives her another role, which counts right away', async () => {
    await page.reload();
    await page.getByRole('combobox', { name: 'Role of Ada' }).selectOption('Viewer');
    await toasts.expectSeen('Ada: Viewer');
    await ada.goto(`${environment.appUrl}/messages`);
    await expect(ada.getByText(/^Your role \(Viewer\)/)).toBeVisible();
  });

  await test.step('She logs out, and in again with a link by e-mail', async () => {
    await ada.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Logout' }).click();
    await ada.getByRole('link', { name: 'Log in by e-mail' }).click();
    await ada.getByLabel('Your e-mail address').fill(ADA);
    await ada.getByRole('button', { name: 'Send login link' }).click();
    await expect(ada.getByRole('heading', { name: 'Check your e-mails' })).toBeVisible();
    const link = await linkIn(environment, 'Your login link');
    await ada.goto(link);
    await ada.getByRole('button', { name: 'Log in', exact: true }).click();
    await ada.waitForURL(`${environment.appUrl}/dashboard`);
    await expect(ada.getByText(/^Your role \(Viewer\)/)).toBeVisible();
  });

  await test.step('Once she is removed, she is logged out', async () => {
    await page.getByRole('button', { name: 'Remove Ada' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await toasts.expectSeen('Ada was removed');
    await expectLoggedOut(context, environment);
  });
  await context.close();
});

test('an agency is invited, adds a colleague, and is removed with everybody', async ({
  environment,
  page,
  browser,
  toasts,
}) => {
  test.slow();
  await logIn(page, environment);
  const [managersContext, colleaguesContext] = [await browser.newContext(), await browser.newContext()];
  const cleo = await managersContext.newPage();
  const ben = await colleaguesContext.newPage();

  await test.step('The owner invites an agency by the address of a manager', async () => {
    await page.goto(`${environment.appUrl}/settings/team`);
    await page.getByRole('radio', { name: 'An agency' }).check();
    await page.getByLabel('E-mail address').fill('cleo@tern.example');
    await page.getByRole('radio', { name: 'Marketer' }).check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByRole('row', { name: /^cleo@tern.example Marketer/ })).toBeVisible();
  });

  await test.step('The manager founds the agency, and works in the store', async () => {
    await cleo.goto(await linkIn(environment, /invites your agency/));
    await expect(cleo.getByRole('heading', { name: /^Work for/ })).toBeVisible();
    expect((await axeOf(cleo).analyze()).violations).toEqual([]);
    await cleo.getByLabel('Your name').fill('Cleo');
    await cleo.getByLabel('Name of your agency').fill('Tern & Co');
    await cleo.getByRole('button', { name: 'Accept invitation' }).click();
    await cleo.waitForURL(`${environment.appUrl}/dashboard`);
  });

  await test.step('She invites a colleague, who finds the store', async () => {
    await cleo.goto(`${environment.appUrl}/agency`);
    await cleo.getByLabel('E-mail address').fill('ben@tern.example');
    await cleo.getByRole('button', { name: 'Send invitation' }).click();
    await expect(cleo.getByRole('row', { name: /^ben@tern.example/ })).toBeVisible();
    expect((await axeOf(cleo).analyze()).violations).toEqual([]);
    await ben.goto(await linkIn(environment, 'Join the agency'));
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Accept invitation' }).click();
    await ben.waitForURL(`${environment.appUrl}/dashboard`);
    const menu = ben.getByRole('navigation', { name: 'Pages' });
    await expect(menu.getByText('Ben')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Exports' })).toHaveCount(0);
  });

  await test.step('The owner sees them, and removes all of them at once', async () => {
    await page.reload();
    const agency = page.getByRole('region', { name: 'Agency: Tern & Co' });
    await expect(agency.getByText('ben@tern.example')).toBeVisible();
    expect((await axeOf(page).analyze()).violations).toEqual([]);
    await agency.getByRole('button', { name: 'Remove agency: Tern & Co' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove agency' }).click();
    await toasts.expectSeen('Tern & Co was removed');
    await expectLoggedOut(managersContext, environment);
    await expectLoggedOut(colleaguesContext, environment);
  });
  await managersContext.close();
  await colleaguesContext.close();
});

test('a person of two stores copies from one to the other, and switches there', async ({
  environment,
  browser,
  rows,
}) => {
  test.slow();
  const owner = await (await browser.newContext()).newPage();
  await owner.goto(`${environment.appUrl}/auth/shopify?shop=${BLUEBELL}`);
  await owner.getByRole('button', { name: 'Install app' }).click();
  await owner.waitForURL(`${environment.appUrl}/onboarding`);
  await owner.context().close();
  const context = await browser.newContext();
  await context.addCookies([{ name: 'bellbird_session', value: 'mias-session', url: environment.appUrl }]);
  await rows(
    `with mia as (insert into users (user_id, email, name, created_at)
       values (gen_random_uuid(), 'mia@wren.example', 'Mia', now()) returning user_id),
     work as (insert into memberships (shop_id, user_id, role, joined_at)
       select shop_id, user_id, 'marketer', now() from shops, mia)
     insert into merchant_sessions (session_hash, shop_id, user_id, created_at, expires_at, last_used_at)
     select sha256('mias-session'), shop_id, user_id, now(), now() + interval '30 days', now()
     from shops, mia where shop_url = $1`,
    [DEMO_SHOP],
  );
  await rows("update campaigns set is_on = false where type = 'abandonedCart'");
  const mia = await context.newPage();

  await test.step('She chooses a campaign, and sees what the copy changes', async () => {
    await mia.goto(`${environment.appUrl}/stores`);
    await mia.getByRole('link', { name: 'Copy to another store' }).click();
    await mia.getByRole('checkbox', { name: 'Abandoned Cart Campaign - Whatsapp' }).check();
    await mia.getByRole('button', { name: 'Check what would be copied' }).click();
    await mia.getByRole('checkbox', { name: /^Replace the settings and texts/ }).check();
    expect((await axeOf(mia).analyze()).violations).toEqual([]);
  });

  await test.step('She copies it, and opens the other store', async () => {
    await mia.getByRole('button', { name: 'Copy 1 thing' }).click();
    await expect(mia.getByText('1 copy was made.')).toBeVisible();
    await mia.getByRole('button', { name: /^Open / }).click();
    await mia.waitForURL(`${environment.appUrl}/dashboard`);
    await expect(mia.getByRole('button', { name: 'Bluebell Candles, change the store' })).toBeVisible();
  });

  await test.step('She switches back in one step', async () => {
    await mia.getByRole('button', { name: /, change the store$/ }).click();
    await mia.getByRole('button', { name: /^Wren & Willow/ }).click();
    await expect(mia.getByRole('button', { name: 'Wren & Willow, change the store' })).toBeVisible();
  });
  await context.close();
});

/** Collects the calls that the server refuses because of the role. A screen must not make them on its own. */
function refusalsOf(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('response', (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  return refused;
}

/** Opens a new tab. An open page may notice the logout by itself, and leave just when the test opens another page in it. */
async function expectLoggedOut(context: BrowserContext, environment: TestEnvironment): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(`${environment.appUrl}/messages`);
  await expect(tab.getByRole('button', { name: 'Login with Shopify' })).toBeVisible();
}

/** Returns the link in the latest e-mail with this subject or its beginning, once it has arrived. */
async function linkIn(environment: TestEnvironment, subject: string | RegExp): Promise<string> {
  const find = async () => {
    const { mails } = await environment.control<{ mails: { subject: string; text: string }[] }>('/mail');
    const isIt = (one: string) => (typeof subject === 'string' ? one.startsWith(subject) : subject.test(one));
    const mail = mails.findLast((one) => isIt(one.subject));
    return /https?:\/\/\S+#[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
