import { expect, type Page } from '@playwright/test';
import { codeOfStep, stepAt } from '#features/foundations/second-factors/server/time-codes.ts';
import type { TestEnvironment } from '../../tools/test-environment/start-environment.ts';
import { readSecret } from '../team/team-fixture.ts';
import { axeOf } from './axe-of.ts';
import { test } from './environment-fixture.ts';
import { logIn } from './log-in.ts';
import { Toasts } from './toasts.ts';

test.use({ environmentOf: 'second step', isInstalled: true });

const ADA = 'ada@wren.example';

/** An e-mail that the sandbox received. */
interface Mail {
  to: string;
  subject: string;
  text: string;
}

test('the owner requires a second step, and a person sets it up and logs in with it', async ({
  environment,
  page,
  browser,
  rows,
  toasts,
}) => {
  test.slow();
  await logIn(page, environment);
  const ada = await (await browser.newContext()).newPage();
  let secret: Buffer = Buffer.alloc(0);
  let paper = '';

  await test.step('Ada joins the team', async () => {
    await page.goto(`${environment.appUrl}/settings/team`);
    await page.getByLabel('E-mail address').fill(ADA);
    await page.getByRole('radio', { name: 'Admin' }).check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await ada.goto(await linkIn(environment, 'Join the team of'));
    await ada.getByLabel('Your name').fill('Ada');
    await ada.getByRole('button', { name: 'Join the team' }).click();
    await ada.waitForURL(`${environment.appUrl}/dashboard`);
  });

  await test.step('The owner requires a second step', async () => {
    await page
      .getByRole('switch', { name: 'Require a second step from everybody in the team' })
      .press('Space');
    await toasts.expectSeen('Everybody in the team now needs a second step');
    await expect(page.getByRole('row', { name: /^Ada/ })).toContainText('Not set up');
  });

  await test.step('Ada finds only the set-up, and goes on where she wanted to', async () => {
    await ada.goto(`${environment.appUrl}/settings/security`);
    await expect(ada.getByRole('heading', { name: 'Set up a second step' })).toBeVisible();
    await expect(ada.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await expectNoViolations(ada);
    const key = ada.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    secret = readSecret((await key.innerText()).replaceAll(' ', ''));
    await ada.getByLabel('Code', { exact: true }).fill(await codeNow(environment, secret));
    await ada.getByRole('button', { name: 'Confirm code' }).click();
    const codes = ada.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectNoViolations(ada);
    paper = await codes.first().innerText();
    await ada.getByRole('button', { name: /^Go on to/ }).click();
    await expect(ada.getByRole('heading', { name: 'Login security' })).toBeVisible();
    await expect(ada.getByText('Left: 10 of 10.')).toBeVisible();
    await expectNoViolations(ada);
  });

  await test.step('After the link in the e-mail, she enters a code', async () => {
    await startLogin(ada, environment);
    await expect(ada.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expectNoViolations(ada);
    await ada.reload();
    await ada.getByLabel('Code', { exact: true }).fill('000 000');
    await rows('update authenticator_apps set last_step = 0');
    await ada.getByRole('button', { name: 'Log in' }).click();
    await expect(ada.getByText(/^This code is not right/)).toBeVisible();
    await ada.getByLabel('Code', { exact: true }).fill(await codeNow(environment, secret));
    await ada.getByRole('button', { name: 'Log in' }).click();
    await ada.waitForURL(`${environment.appUrl}/dashboard`);
  });

  await test.step('Without her phone, she uses a recovery code', async () => {
    await startLogin(ada, environment);
    await ada.getByLabel('Code', { exact: true }).fill(paper);
    await ada.getByRole('button', { name: 'Log in' }).click();
    await ada.waitForURL(`${environment.appUrl}/dashboard`);
  });

  await test.step('The owner resets it, and Ada is logged out', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Reset second step of Ada' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Reset second step' }).click();
    await toasts.expectSeen('Second step of Ada removed');
    // In another tab: the open page may notice the end of its session, and lead away in the middle of a navigation.
    const tab = await ada.context().newPage();
    await tab.goto(`${environment.appUrl}/messages`);
    await expect(tab.getByRole('button', { name: 'Login with Shopify' })).toBeVisible();
    await expect.poll(() => mailIn(environment, 'Your second step at login was removed')).not.toBe('');
  });
});

test('a person adds a passkey, and logs in with it alone', async ({ environment, page, browser, rows }) => {
  test.slow();
  // The journey above may have left the rule behind.
  await rows('delete from team_rules');
  await logIn(page, environment);
  const ben = await (await browser.newContext()).newPage();
  const [device, bensToasts] = [await addDevice(ben), await Toasts.record(ben)];

  await test.step('Ben joins, and adds a passkey', async () => {
    await page.goto(`${environment.appUrl}/settings/team`);
    await page.getByLabel('E-mail address').fill('ben@wren.example');
    await page.getByRole('radio', { name: 'Support' }).check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await ben.goto(await linkIn(environment, 'Join the team of', 'ben@wren.example'));
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Join the team' }).click();
    await ben.waitForURL(`${environment.appUrl}/dashboard`);
    await ben.goto(`${environment.appUrl}/settings`);
    await ben.getByRole('link', { name: 'Open login security' }).click();
    await ben.getByLabel('Name of the new passkey').fill('My laptop');
    await ben.getByRole('button', { name: 'Add passkey' }).click();
    await expect(ben.getByRole('row', { name: /^My laptop/ })).toBeVisible();
    await expectNoViolations(ben);
  });

  await test.step('The passkey logs him in', async () => {
    await ben.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Logout' }).click();
    await ben.getByRole('link', { name: 'Log in by e-mail' }).click();
    await ben.getByRole('button', { name: 'Log in with a passkey' }).click();
    await ben.waitForURL(`${environment.appUrl}/dashboard`);
    await ben.goto(`${environment.appUrl}/settings/security`);
    await expect(ben.getByRole('row', { name: /^My laptop/ })).not.toContainText('Not yet');
  });

  await test.step('A device that does not know him is refused with a sentence', async () => {
    await ben.getByRole('button', { name: 'Remove My laptop' }).click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await bensToasts.expectSeen('Passkey removed');
    await ben.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Logout' }).click();
    await ben.getByRole('link', { name: 'Log in by e-mail' }).click();
    await ben.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(ben.getByText(/^Bellbird does not know this passkey/)).toBeVisible();
    await device.refuse();
    await ben.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(ben.getByText(/^Nothing happened/)).toBeVisible();
  });
});

/** Gives a page a device that keeps passkeys and always recognises its person, as Chromium's developer tools do. */
async function addDevice(page: Page): Promise<{ refuse: () => Promise<void> }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: async () => {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    },
  };
}

async function startLogin(ada: Page, environment: TestEnvironment): Promise<void> {
  await ada.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Logout' }).click();
  await ada.getByRole('link', { name: 'Log in by e-mail' }).click();
  await ada.getByLabel('Your e-mail address').fill(ADA);
  const before = await mailIn(environment, 'Your login link');
  await ada.getByRole('button', { name: 'Send login link' }).click();
  await expect.poll(() => mailIn(environment, 'Your login link')).not.toBe(before);
  await expect(ada.getByRole('heading', { name: 'Check your e-mails' })).toBeVisible();
  await ada.goto(await linkIn(environment, 'Your login link'));
  // The page before has a button to log in with a passkey.
  await ada.getByRole('button', { name: 'Log in', exact: true }).click();
}

async function expectNoViolations(page: Page): Promise<void> {
  expect((await axeOf(page).analyze()).violations).toEqual([]);
}

/** The programs of a journey have a clock of their own. */
async function codeNow(environment: TestEnvironment, secret: Buffer): Promise<string> {
  const { offsetMs } = await environment.control<{ offsetMs: number }>('/clock');
  return codeOfStep(secret, stepAt(new Date(Date.now() + offsetMs)));
}

/** Returns the latest e-mail with this subject, or an empty text. */
async function mailIn(environment: TestEnvironment, subject: string, to = ADA): Promise<string> {
  const { mails } = await environment.control<{ mails: Mail[] }>('/mail');
  return mails.findLast((one) => one.to.includes(to) && one.subject.startsWith(subject))?.text ?? '';
}

/** Returns the link in the latest e-mail with this subject, once it has arrived. */
async function linkIn(environment: TestEnvironment, subject: string, to = ADA): Promise<string> {
  const find = async () => /https?:\/\/\S+#[\w-]+/.exec(await mailIn(environment, subject, to))?.[0] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}
