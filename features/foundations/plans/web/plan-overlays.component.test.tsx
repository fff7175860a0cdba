import { useIsFetching } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fill } from '#platform/language/reader.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { leftFor } from '#platform/testing/screens/left-page.ts';
import { mountScreen } from '#platform/testing/screens/mount-screen.tsx';
import { changePlan, getPlans, getShopPlan } from '../contract/plan-calls.ts';
import type { PlanDetails } from '../contract/plan.ts';
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
import { isNumberSetUpDue } from './number-cookie.ts';
import { PlanBadge } from './plan-badge.tsx';
import { useCurrentPlan } from './use-current-plan.ts';

afterEach(closeDialogs);

describe('the badge', () => {
  it.each([
    ['the name of a free plan', FREE, 'Free'],
    ['the days of a trial', { ...BUSINESS, remainingTrialDays: 14 }, '14 days left in Free Trial'],
    ['the last day of a trial', { ...BUSINESS, remainingTrialDays: 1 }, '1 day left in Free Trial'],
    [
      'that the limit is reached',
      { ...BUSINESS, limitReachedOn: '2031-05-01T00:00:00.000Z' },
      /^Your plan: Limit reached, resets on .*May.*2031$/,
    ],
    ['the day of the next bill', BUSINESS, /^Your plan: Billing Cycle Resets on .*May.*2031$/],
  ])('shows %s', (_name, plan, text) => {
    mountPlans(holder(plan));
    expect(badge().textContent).toMatch(text);
  });

  it.each([
    [FREE, 'Free'],
    [{ ...BUSINESS, remainingTrialDays: 1 }, '1 day left'],
    [BUSINESS, /^Resets .*May.*2031$/],
    [{ ...BUSINESS, limitReachedOn: '2031-05-01T00:00:00.000Z' }, 'Limit reached'],
  ])('is short in a small window', (plan, text) => {
    const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
    mountPlans(holder(plan));
    expect(badge().querySelector('[aria-hidden]')?.textContent).toMatch(text);
  });

  it('is missing if the operator switched plans off', () => {
    mountPlans(holder({ ...BUSINESS, planId: 'unlimited' }), { address: '/settings?plans=open' });
    expect(screen.queryByRole('button', { name: /^Your plan:/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.search).toBe('');
  });
});

describe('the current plan', () => {
  function CurrentBadge() {
    const merchant = useCurrentPlan(holder(BUSINESS));
    return (
      <>
        <PlanBadge merchant={merchant} />
        <p>Calls: {useIsFetching()}</p>
      </>
    );
  }

  it('is the plan from the login until the server answers', async () => {
    const answer = fakeApi.hold(getShopPlan);
    mountScreen(<CurrentBadge />);
    expect(badge().textContent).toMatch(/Billing Cycle Resets/);
    answer({ ...BUSINESS, remainingTrialDays: 14 });
    await waitFor(() => expect(badge().textContent).toMatch(/14 days left in Free Trial$/));
    expect(fakeApi.requests(getShopPlan).map(({ query }) => query)).toEqual([{ shopUrl: SHOP }]);
  });

  it('stays the plan from the login while it cannot be fetched', async () => {
    fakeApi.refuse(getShopPlan, 'INTERNAL');
    mountScreen(<CurrentBadge />);
    await waitFor(() => expect(fakeApi.requests(getShopPlan)).toHaveLength(1));
    await screen.findByText('Calls: 0');
    expect(badge().textContent).toMatch(/Billing Cycle Resets/);
  });
});

describe('the plans', () => {
  it('open and close with the keyboard, and return the focus', async () => {
    answerPlans('Free');
    const { user } = mountPlans(holder(FREE));
    badge().focus();
    await user.keyboard('{Enter}');
    const plans = await dialog('You are currently on the Free plan');
    expect(location.search).toBe('?plans=open');
    await card(plans, 'Free');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(badge());
  });

  it('show seven cards, the current one marked, and each price with an explanation', async () => {
    answerPlans('Free');
    const { user } = mountPlans(holder(FREE));
    await user.click(badge());
    const plans = await dialog('You are currently on the Free plan');
    const own = within(await card(plans, 'Free')).getByRole('button', { name: 'Current plan' });
    expect(own).toHaveProperty('disabled', true);
    expect(within(plans).getAllByRole('heading', { level: 3 })).toHaveLength(7);
    expect(within(plans).getAllByRole('button', { name: 'Select Plan' })).toHaveLength(6);
    expect((await card(plans, 'WhatsApp Business')).textContent).toContain('$39.99');
    const hint = within(await card(plans, 'WhatsApp Automated')).getByRole('button', {
      name: /About this price/,
    });
    for (let presses = 0; presses < 20 && document.activeElement !== hint; presses += 1) await user.tab();
    expect(document.activeElement).toBe(hint);
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'Free upto $200/month of attributed revenue then $9.99/month',
    );
    expect(plans.textContent).toContain(fill(texts.plans.whoCharges, { host: location.host }));
  });

  it('show the current plan’s name from its card', async () => {
    answerPlans('Multichannel plan (Whatsapp+FB)');
    const planDetails = { ...BUSINESS, plan: 'Multichannel plan (Whatsapp+FB)', title: 'Multichannel' };
    const { user } = mountPlans(holder(planDetails));
    await user.click(badge());
    const plans = await dialog('You are currently on the Multichannel plan');
    const own = within(await card(plans, 'Multichannel'));
    expect(own.getByRole('button', { name: 'Current plan' })).toBeDefined();
  });

  it('choose nothing with the first key', async () => {
    answerPlans('Free');
    const { user } = mountPlans(holder(FREE));
    await user.click(badge());
    await card(await dialog('You are currently on the Free plan'), 'Free');
    await user.keyboard('{Enter} ');
    expect(fakeApi.requests(changePlan)).toEqual([]);
  });

  it('lead to the prices and back, also through the address', async () => {
    answerPlans('Free');
    const { user } = mountPlans(holder(FREE), { address: '/settings?plans=prices' });
    const prices = await dialog('Message prices');
    const automated = await within(prices).findByRole('row', { name: /^WhatsApp Automated/ });
    expect(automated.textContent).toContain('$5 for each 100 more');
    expect(within(prices).getByRole('row', { name: /^WhatsApp Support/ }).textContent).toContain('$49.99');
    expect(within(prices).getAllByRole('table')).toHaveLength(1);
    await user.click(within(prices).getByRole('button', { name: 'Back to the plans' }));
    const plans = await dialog('You are currently on the Free plan');
    expect(location.search).toBe('?plans=open');
    await user.click(within(plans).getByRole('button', { name: 'Close the plans' }));
    expect(location.pathname + location.search).toBe('/settings');
  });

  it('show no button while they load', async () => {
    const answer = fakeApi.hold(getPlans);
    const { user } = mountPlans(holder(FREE));
    await user.click(badge());
    const plans = await dialog('You are currently on the Free plan');
    expect(within(plans).queryByRole('button', { name: 'Select Plan' })).toBeNull();
    answer({ reading: 'chooser', plans: [], prices: { listed: [], own: [] } });
    await within(plans).findByRole('button', { name: texts.plans.prices });
  });

  it('show an error, and load again on request', async () => {
    fakeApi.loseConnection(getPlans);
    const { user } = mountPlans(holder(FREE));
    await user.click(badge());
    const plans = await dialog('You are currently on the Free plan');
    await within(plans).findByText(/Bellbird cannot be reached/);
    answerPlans('Free');
    await user.click(within(plans).getByRole('button', { name: /again/i }));
    await card(plans, 'Free');
  });
});

describe('choosing a plan', () => {
  async function choose(title: string, planDetails = FREE) {
    answerPlans(planDetails.plan);
    const { user } = mountPlans(holder(planDetails));
    await user.click(badge());
    const chosen = await card(await screen.findByRole('dialog'), title);
    await user.click(within(chosen).getByRole('button', { name: 'Select Plan' }));
    return user;
  }
  const PRO: PlanDetails = { ...BUSINESS, plan: 'WhatsApp Pro Plan', title: 'WhatsApp Pro', planId: 'pro' };

  it('leads to the store, and offers to set up a number afterwards', async () => {
    fakeApi.answer(changePlan, { plan: 'WhatsApp Business Plan', confirmationURL: STORE_PAGE });
    await choose('WhatsApp Business');
    await waitFor(() => expect(leftFor()).toEqual([STORE_PAGE]));
    expect(fakeApi.requests(changePlan).map(({ body }) => body.shopURL)).toEqual([SHOP]);
    expect(fakeApi.requests(changePlan)[0]?.body.plan).toMatch(/business/i);
    expect(isNumberSetUpDue()).toBe(true);
  });

  it('blocks every other plan meanwhile', async () => {
    fakeApi.hold(changePlan);
    await choose('WhatsApp Business');
    await screen.findByText('Changing plan');
    for (const button of screen.getAllByRole('button', { name: 'Select Plan' }))
      expect(button.hasAttribute('disabled') || button.dataset.loading === 'true').toBe(true);
  });

  it('asks before a plan is left for Free, and changes nothing if the merchant keeps it', async () => {
    const user = await choose('Free', PRO);
    const asks = await dialog('Leave WhatsApp Pro and go to Free?');
    const lines = [...asks.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      fill(texts.leaving.ends.usage, { plan: 'WhatsApp Pro' }),
      fill(texts.leaving.lost, { parts: 'Customer support inbox' }),
      fill(texts.leaving.limit, { plan: 'Free', count: 1000 }),
    ]);
    const keep = within(asks).getByRole('button', { name: 'Keep my plan' });
    await waitFor(() => expect(document.activeElement).toBe(keep));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(asks.isConnected).toBe(false));
    const plans = await dialog('You are currently on the WhatsApp Pro plan');
    const free = within(await card(plans, 'Free')).getByRole('button', { name: 'Select Plan' });
    await waitFor(() => expect(document.activeElement).toBe(free));
    expect(fakeApi.requests(changePlan)).toEqual([]);
  });

  it('asks nothing of a shop without a plan', async () => {
    fakeApi.answer(changePlan, { plan: 'Free' });
    answerPlans('Free', false);
    const { user } = mountPlans(holder(FREE, 'init'));
    const forced = await dialog('Please select a plan below to continue');
    await user.click(within(await card(forced, 'Free')).getByRole('button', { name: 'Select Plan' }));
    await screen.findByText('Successfully changed plan!');
  });

  it('closes the plans if nothing has to be approved', async () => {
    fakeApi.answer(changePlan, { plan: 'Free' });
    const user = await choose('Free', BUSINESS);
    await user.click(await screen.findByRole('button', { name: 'Go to Free' }));
    await screen.findByText('Successfully changed plan!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isNumberSetUpDue()).toBe(false);
  });

  it('shows the reason of a refusal, and lets the merchant choose again', async () => {
    fakeApi.refuse(changePlan, 'PLAN_CHANGE_UNDER_WAY');
    await choose('WhatsApp Business');
    await screen.findByText('Error in changing plan');
    for (const button of screen.getAllByRole('button', { name: 'Select Plan' }))
      expect(button).toHaveProperty('disabled', false);
    expect(leftFor()).toEqual([]);
  });
});
