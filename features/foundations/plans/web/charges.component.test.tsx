import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getWhatsAppSender } from '#features/foundations/channels/contract/channel-calls.ts';
import { SENDER } from '#features/foundations/channels/testing/sample-senders.ts';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { raiseUsageCap, toggleHasActiveCharge } from '../contract/plan-calls.ts';
import {
  BUSINESS,
  FREE,
  SHOP,
  STORE_PAGE,
  answerPlans,
  badge,
  card,
  closeDialogs,
  dialog,
  holder,
  mountPlans,
} from '../testing/mount-plans.tsx';
import { texts } from '../texts/en.ts';
import { isNumberSetUpDue, rememberNumberSetUp } from './number-cookie.ts';

afterEach(closeDialogs);

describe('the billing cycle', () => {
  it('shows the usage of each meter', async () => {
    answerPlans('WhatsApp Business Plan');
    const { user } = mountPlans(holder(BUSINESS));
    await user.click(badge());
    const plans = await dialog('You are currently on the WhatsApp Business plan');
    const reading = (name: string) =>
      within(plans).getByRole('progressbar', { name }).getAttribute('aria-valuetext');
    expect(reading('Messages this cycle')).toBe('40/100, 40 percent');
    expect(reading('Attributed revenue this cycle')).toBe('$12/$100, 12 percent');
    expect(reading('Usage charges this cycle')).toBe('$25/$100, 25 percent');
    const pro = within(await card(plans, 'WhatsApp Pro')).getByRole('button', { name: 'Select Plan' });
    expect(pro).toHaveProperty('disabled', false);
  });

  it.each([
    [300, 200, '300/200, 150 percent'],
    [199, 200, '199/200, 99 percent'],
    [0, 0, '0/0, 0 percent'],
  ])('fills a bar with %i of %i', async (used, included, text) => {
    answerPlans('WhatsApp Business Plan');
    const readings = [{ meter: 'messages' as const, used, included, most: null }];
    const { user } = mountPlans(holder({ ...BUSINESS, readings }));
    await user.click(badge());
    const bar = await screen.findByRole('progressbar', { name: 'Messages this cycle' });
    expect(bar.getAttribute('aria-valuetext')).toBe(text);
  });

  it.each([
    [40, 'The price includes 100. What you send above that is charged, up to 2,100 in this cycle.', 'false'],
    [130, 'The included 100 are used up. What you send now is charged, up to 2,100 in this cycle.', 'false'],
    [2100, /^All 2,100 are used up\. The count starts again on .*May.*2031\.$/, 'true'],
  ])('describes what happens to messages after %i', async (used, now, isFull) => {
    answerPlans('WhatsApp Business Plan');
    const readings = [{ meter: 'messages' as const, used, included: 100, most: 2100 }];
    const { user } = mountPlans(holder({ ...BUSINESS, readings }));
    await user.click(badge());
    await screen.findByText(now);
    const bar = screen.getByRole('progressbar', { name: 'Messages this cycle' });
    expect(bar.getAttribute('data-full')).toBe(isFull);
  });

  it.each([
    [
      'reached',
      { limitReachedOn: '2031-05-01T00:00:00.000Z' },
      /all messages wait until .*To send them now, raise your usage limit\.$/,
    ],
    ['near', { isNearCap: true }, /^You are close to your usage limit.*messages wait until/],
    [
      'near, on a plan that is flat beyond it',
      { isNearCap: true, usageCap: { cappedMinor: 100_00, chargedMinor: 95_00, canRaise: false } },
      texts.usage.nearFlat,
    ],
  ])('says that the limit is %s', async (_case, changes, text) => {
    answerPlans('WhatsApp Business Plan');
    const { user } = mountPlans(holder({ ...BUSINESS, ...changes }));
    await user.click(badge());
    const plans = await dialog('You are currently on the WhatsApp Business plan');
    await within(plans).findByText(text);
  });
});

describe('raising the usage limit', () => {
  async function openCapDialog(planDetails = BUSINESS) {
    answerPlans('WhatsApp Business Plan');
    const { user } = mountPlans(holder(planDetails));
    await user.click(badge());
    await user.click(await screen.findByRole('button', { name: 'Raise the limit' }));
    return { user, asked: await dialog('Raise your usage limit') };
  }

  it.each([
    ['90', fill(texts.cap.problems.CAP_NOT_HIGHER, { limit: '$100' })],
    ['100', fill(texts.cap.problems.CAP_NOT_HIGHER, { limit: '$100' })],
    ['', texts.cap.problems.NO_AMOUNT],
    ['a lot', texts.cap.problems.NO_AMOUNT],
    ['10,001', fill(texts.cap.problems.CAP_TOO_HIGH, { most: '$10,000' })],
  ])('explains what is wrong with "%s"', async (amount, sentence) => {
    const { user, asked } = await openCapDialog();
    await user.click(within(asked).getByRole('radio', { name: 'Another amount' }));
    const field = within(asked).getByRole('textbox', { name: 'Amount in US dollars' });
    if (amount !== '') await user.type(field, amount);
    await user.click(within(asked).getByRole('button', { name: 'Approve it in my store' }));
    expect(within(asked).getByRole('alert').textContent).toBe(sentence);
    await user.type(field, '1');
    expect(within(asked).queryByRole('alert')).toBeNull();
    expect(fakeApi.requests(raiseUsageCap)).toEqual([]);
  });

  it('sends an amount in cents with the Enter key', async () => {
    fakeApi.answer(raiseUsageCap, { confirmationURL: STORE_PAGE });
    const { user, asked } = await openCapDialog();
    await user.click(within(asked).getByRole('radio', { name: 'Another amount' }));
    await user.type(within(asked).getByRole('textbox', { name: 'Amount in US dollars' }), '120.50{Enter}');
    await waitFor(() => expect(leftFor()).toEqual([STORE_PAGE]));
    expect(fakeApi.requests(raiseUsageCap)).toEqual([
      { query: undefined, body: { shopURL: SHOP, capMinor: 120_50 } },
    ]);
  });

  it('sends one of the suggested amounts, and shows a refusal', async () => {
    fakeApi.refuse(raiseUsageCap, 'CAP_NOT_HIGHER');
    const { user, asked } = await openCapDialog();
    await user.click(within(asked).getByRole('radio', { name: '$200 every 30 days' }));
    await user.click(within(asked).getByRole('button', { name: 'Approve it in my store' }));
    await screen.findByRole('alert');
    expect(fakeApi.requests(raiseUsageCap)[0]?.body.capMinor).toBe(200_00);
    expect(leftFor()).toEqual([]);
  });

  it('is not offered if usage is flat beyond its cap', async () => {
    answerPlans('WhatsApp Business Plan');
    const { user } = mountPlans(
      holder({ ...BUSINESS, usageCap: { cappedMinor: 100_00, chargedMinor: 0, canRaise: false } }),
    );
    await user.click(badge());
    await dialog('You are currently on the WhatsApp Business plan');
    expect(screen.queryByRole('button', { name: 'Raise the limit' })).toBeNull();
  });
});

describe('the notice', () => {
  it('stays while messages wait, and leads to a higher limit', async () => {
    const { user } = mountPlans(holder({ ...BUSINESS, limitReachedOn: '2031-05-01T00:00:00.000Z' }));
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain('2,100 messages');
    expect(notice.textContent).toContain(texts.notice.next.raiseCap);
    expect(within(notice).queryByRole('button', { name: 'Close this notice' })).toBeNull();
    await user.click(within(notice).getByRole('button', { name: 'Raise the limit' }));
    await dialog('Raise your usage limit');
  });

  it('can be closed while the limit is only near', async () => {
    const { user } = mountPlans(holder({ ...BUSINESS, isNearCap: true }));
    await user.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a charge', () => {
  it('that is pending can be approved, or cancelled by closing the dialog', async () => {
    fakeApi.answer(toggleHasActiveCharge, { status: 'active' });
    const { user } = mountPlans(holder(FREE, 'pending'));
    const asked = await dialog('Approve Charges');
    const approve = within(asked).getByRole('link', { name: 'Approve Charges' });
    expect(approve.getAttribute('href')).toBe(STORE_PAGE);
    expect(document.activeElement).toBe(approve);
    await user.click(within(asked).getByRole('button', { name: 'Close' }));
    await screen.findByText('Successfully cancelled plan!');
    expect(fakeApi.requests(toggleHasActiveCharge)[0]?.body).toEqual({ shopUrl: SHOP, state: true });
  });

  it('that cannot be cancelled says so', async () => {
    fakeApi.refuse(toggleHasActiveCharge, 'INTERNAL');
    const { user } = mountPlans(holder(FREE, 'pending'));
    await user.click(
      within(await dialog('Approve Charges')).getByRole('button', { name: 'Cancel the upgrade' }),
    );
    await screen.findByText('Error in cancelling charge');
  });

  it('that was declined leaves exactly two options', async () => {
    fakeApi.answer(toggleHasActiveCharge, { status: 'active' });
    const { user } = mountPlans(holder(FREE, 'declined'));
    const declined = await dialog('The charge was not approved');
    await user.keyboard('{Escape}');
    expect(within(declined).queryByRole('button', { name: 'Close' })).toBeNull();
    expect(within(declined).getByRole('link', { name: 'Approve Charges' }).getAttribute('href')).toBe(
      STORE_PAGE,
    );
    await user.click(within(declined).getByRole('button', { name: 'Stay on Free' }));
    await screen.findByText('Successfully cancelled plan!');
  });

  it('that was declined shows the current plan’s name from its card', async () => {
    const planDetails = { ...BUSINESS, plan: 'Whatsapp Automated Plan', title: 'WhatsApp Automated' };
    mountPlans(holder(planDetails, 'declined'));
    const declined = await dialog('The charge was not approved');
    expect(within(declined).getByRole('button', { name: 'Stay on WhatsApp Automated' })).toBeDefined();
  });

  it('from long ago welcomes the shop and leads to the plans', async () => {
    answerPlans('Free');
    const { user } = mountPlans(holder(FREE, 'pendingOld'));
    const welcome = await dialog('Welcome to Bellbird');
    expect(welcome.textContent).toContain('free for the first 30 days');
    await within(welcome).findByText(fill(texts.welcome.price, { price: '$9.99', revenue: '$200' }));
    await user.click(within(welcome).getByRole('button', { name: texts.welcome.seePlans }));
    await dialog('You are currently on the Free plan');
  });

  it('that was approved does not ask for a number if one is connected', async () => {
    rememberNumberSetUp();
    fakeApi.answer(getWhatsAppSender, { sender: SENDER, signUpOrigin: null });
    mountPlans(holder(BUSINESS));
    await waitFor(() => expect(isNumberSetUpDue()).toBe(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that was approved does not ask for a number while it is unknown whether there is one', async () => {
    rememberNumberSetUp();
    fakeApi.refuse(getWhatsAppSender, 'INTERNAL');
    mountPlans(holder(BUSINESS));
    await waitFor(() => expect(fakeApi.requests(getWhatsAppSender)).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isNumberSetUpDue()).toBe(true);
  });

  it('that was approved offers to set up a number, once', async () => {
    rememberNumberSetUp();
    fakeApi.answer(getWhatsAppSender, { sender: null, signUpOrigin: null });
    const { user } = mountPlans(holder(BUSINESS));
    const number = await dialog('Set up your WhatsApp API number');
    const form = within(number).getByRole('link', { name: 'Open the application form' });
    expect(form.getAttribute('href')).toMatch(/^https:/);
    await user.click(within(number).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isNumberSetUpDue()).toBe(false);
  });
});

describe('a shop without a plan', () => {
  it('must choose a plan first, but can log out', async () => {
    answerPlans('Free', false);
    let logOuts = 0;
    const { user } = mountPlans(holder(FREE, 'init'), { logOut: () => (logOuts += 1) });
    const forced = await dialog('Please select a plan below to continue');
    expect((await card(forced, 'WhatsApp Business')).textContent).toContain('$39.99');
    await user.keyboard('{Escape}');
    expect(within(forced).queryByRole('button', { name: 'Close the plans' })).toBeNull();
    expect(within(forced).getAllByRole('button', { name: 'Select Plan' })).toHaveLength(7);
    await user.click(within(forced).getByRole('button', { name: 'Log out' }));
    expect(logOuts).toBe(1);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
});
