import { act, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { getAlertMails } from '#features/administration/alerts/contract/alert-mail-calls.ts';
import {
  getEntries,
  getLastChanges,
  getPeople,
} from '#features/administration/audit/contract/audit-calls.ts';
import { getSendingPause } from '#features/engine/messaging/contract/pause-calls.ts';
import { getFacebookPage } from '#features/foundations/channels/contract/facebook-calls.ts';
import { CONNECTED_PAGE } from '#features/foundations/channels/testing/sample-senders.ts';
import { getShopPlan } from '#features/foundations/plans/contract/plan-calls.ts';
import { closePlans } from '#features/foundations/plans/web/open-plans.ts';
import { getSecurity } from '#features/foundations/second-factors/contract/security-calls.ts';
import { getMerchant, type Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { sampleMerchant } from '#features/foundations/sessions/testing/sample-merchant.ts';
import { getStoreSync } from '#features/foundations/store-data/contract/store-sync.ts';
import { getApprovalLimit } from '#features/product/broadcasts/contract/approval-calls.ts';
import { getCounts } from '#features/product/inbox/contract/count-calls.ts';
import { getOpening } from '#features/product/inbox/contract/opening-calls.ts';
import { getSavedReplies } from '#features/product/inbox/contract/saved-reply-calls.ts';
import { getMembers, getThreads } from '#features/product/inbox/contract/thread-calls.ts';
import { getToolSummary } from '#features/product/opt-in-tools/contract/summary-call.ts';
import { searchPeople } from '#features/product/people/contract/person-calls.ts';
import { getViews } from '#features/product/saved-views/contract/view-calls.ts';
import { getSenderAlerts } from '#features/product/sender-health/contract/sender-alerts.ts';
import { fakeApi } from '#platform/testing/screens/fake-api.ts';
import { releaseHolds } from '#platform/ui-kit/leaving/unsaved-changes.ts';
import { App } from '../app.tsx';
import { showBanner } from '../layout/banner-store.ts';
import { queryClient } from '../query-client.ts';
import { setPhoneSetting } from '../settings/phone-setting.ts';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * Opens the app at a URL, as the merchant or as a visitor. The fake API answers the requests of every page, for a shop
 * without problems. `prepare` adds the page's own answers.
 */
export function openApp(
  address: string,
  merchant: Merchant | null = sampleMerchant(),
  prepare: (api: typeof fakeApi) => void = () => undefined,
  size = WIDE,
): UserEvent {
  if (merchant === null) fakeApi.refuse(getMerchant, 'NOT_LOGGED_IN');
  else {
    fakeApi.answer(getMerchant, { user: merchant });
    fakeApi.answer(getShopPlan, merchant.planDetails);
  }
  fakeApi.answer(getFacebookPage, CONNECTED_PAGE);
  fakeApi.answer(getAlertMails, { isOn: true, email: null, storeEmail: null, canSend: true });
  fakeApi.answer(getApprovalLimit, { above: null });
  fakeApi.answer(getEntries, { entries: [], next: null });
  fakeApi.answer(getPeople, { people: [] });
  fakeApi.answer(getLastChanges, { changes: {} });
  fakeApi.answer(getSenderAlerts, { alerts: [] });
  fakeApi.answer(getSendingPause, { pausedAt: null, held: 0, late: 0 });
  fakeApi.answer(getToolSummary, { activeTypes: [], isUnusual: false });
  fakeApi.answer(getCounts, { waiting: 0, unread: 0 });
  fakeApi.answer(getMembers, { members: [], ownId: '' });
  fakeApi.answer(getSavedReplies, { replies: [] });
  fakeApi.answer(getThreads, { threads: [], nextCursor: null });
  fakeApi.answer(getOpening, { opening: null });
  fakeApi.answer(getStoreSync, { parts: [], isCounting: false });
  fakeApi.answer(getSecurity, { app: null, recoveryCodesLeft: 0, passkeys: [], isRequired: false });
  fakeApi.answer(getViews, { views: [] });
  fakeApi.answer(searchPeople, { people: [], orders: [], notListedYetCount: 0 });
  prepare(fakeApi);
  setWindow(size);
  history.replaceState(null, '', address);
  render(<App env="test" />);
  return userEvent.setup({ delay: null });
}

/** Resets the state that the app keeps in its modules. */
export function closeApp(): void {
  act(() => {
    closePlans();
    showBanner(null);
    releaseHolds();
    setPhoneSetting(false);
  });
  queryClient.clear();
}

/** Resizes the window. In happy-dom, a media query reports a change only if it was read before. */
export function setWindow(size: { width: number; height: number }): void {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (to: typeof size) => void } };
  act(() => void dispatchEvent(new Event('resize')));
  act(() => happyDOM.setViewport(size));
}

export const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
export const menu = () => screen.getByRole('navigation', { name: 'Pages' });
