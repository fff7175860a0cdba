import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { PagePath } from '../page-list.ts';
import { findPage, getPage } from './find-page.ts';
import { storeOfAddress } from './store-of-address.ts';

/** The facts about the logged-in shop that the guard needs. */
export interface ArrivingMerchant {
  fbStatus: Merchant['fbStatus'];
  charge: Merchant['chargeStatus']['status'];
  isOldStore: boolean;
  /** Whether the reader's role can do the onboarding. Everybody else sees the shop as it is. */
  canSetUp: boolean;
  /** Whether this is a development installation. */
  isDevelopment: boolean;
}

/** The requested page and the visitor. */
export interface Arrival {
  path: string;
  /** The query with its question mark, or empty. */
  search: string;
  /** Null when nobody is logged in. */
  merchant: ArrivingMerchant | null;
  /** Whether the window is narrower than the app allows and the merchant has not turned that rule off. */
  narrow: boolean;
  /** The page that the visitor requested before logging in. */
  savedTarget: string | null;
}

export type PageDecision =
  /** `isCovered`: the window is too narrow for the page. A note covers the page, which keeps everything typed on it. */
  | { kind: 'show'; page: PagePath; isCovered: boolean }
  | { kind: 'notFound' }
  /** The URL names a store, so its login starts automatically. */
  | { kind: 'logIn'; shopUrl: string; target: TargetChange }
  | { kind: 'redirect'; to: string; target: TargetChange };

/** The change of the saved target: it stays, it is removed because it was reached, or this page is saved. */
export type TargetChange = 'keep' | 'forget' | { save: string };

const CHARGES_THAT_PAY: readonly string[] = ['active', 'existing'];

/** Decides what a visitor sees: the page, a redirect, a login, or "page not found". */
export function decidePage(arrival: Arrival): PageDecision {
  const { path, search, merchant } = arrival;
  const page = findPage(path);
  const isHidden = page === '/gallery' && merchant?.isDevelopment !== true;
  if (page === null || isHidden) return decideUnknown(arrival);
  const { rule } = getPage(page);
  if (merchant === null) {
    const mayStay = rule.for === 'visitor' || rule.for === 'anyone';
    return mayStay ? decideVisitor(arrival, page) : redirectToLogin(path, search);
  }
  return decideMerchant(arrival, merchant, page);
}

function decideUnknown({ path, search }: Arrival): PageDecision {
  // Only one slash, because two would start a URL of another site.
  if (path.endsWith('/')) return redirect(`/${path.replaceAll(/^\/+|\/+$/g, '')}${search}`);
  return { kind: 'notFound' };
}

function decideVisitor({ search, narrow }: Arrival, page: PagePath): PageDecision {
  const shopUrl = storeOfAddress(search);
  const { rule } = getPage(page);
  if (rule.for === 'visitor' && shopUrl !== null) return { kind: 'logIn', shopUrl, target: 'keep' };
  return narrow && !rule.onPhone ? redirect('/') : { kind: 'show', page, isCovered: false };
}

function redirectToLogin(path: string, search: string): PageDecision {
  const target = { save: path + withoutShopUrl(search) };
  const shopUrl = storeOfAddress(search);
  return shopUrl === null ? { kind: 'redirect', to: '/', target } : { kind: 'logIn', shopUrl, target };
}

function decideMerchant(arrival: Arrival, merchant: ArrivingMerchant, page: PagePath): PageDecision {
  const { rule } = getPage(page);
  const home = homeOf(merchant);
  // Redirects lead an old store to its only dashboard, so that must open on a phone too.
  const isCovered = arrival.narrow && !rule.onPhone && page !== home && rule.for === 'merchant';
  const show: PageDecision = { kind: 'show', page, isCovered };
  if (rule.for === 'anyone') return show;
  const isOnboarding = merchant.fbStatus === 'onboard' && merchant.canSetUp;
  if (isOnboarding) return rule.for === 'onboarding' ? show : redirect('/onboarding');
  if (rule.for === 'onboarding') return redirect(home);
  const target = targetOf(arrival);
  // The login ends on the dashboard, so a visitor who requested another page before it goes there now.
  if (rule.for === 'visitor') return redirect(target ?? home, 'forget');
  const address = arrival.path + arrival.search;
  if (page === '/dashboard' && target !== null && target !== address) return redirect(target, 'forget');
  if (page === '/dashboard' && home !== page) return redirect(home + arrival.search);
  if (rule.needsFacebook && merchant.fbStatus === 'disconnected') return redirect('/fbPageNotConnected');
  if (rule.needsCharge && !CHARGES_THAT_PAY.includes(merchant.charge)) return redirect(home);
  return show;
}

function redirect(to: string, target: TargetChange = 'keep'): PageDecision {
  return { kind: 'redirect', to, target };
}

/** Returns the page that a shop starts on. */
export function homeOf(
  merchant: Pick<ArrivingMerchant, 'isOldStore'> | null,
): '/dashboard' | '/channel-dashboard' {
  return merchant?.isOldStore === true ? '/channel-dashboard' : '/dashboard';
}

/**
 * Returns the saved target if it is valid. Only pages of the app that need a login can be a target, so a stored value
 * can neither leave the app nor cause a loop.
 */
function targetOf({ savedTarget }: Arrival): string | null {
  const page = findPage(savedTarget?.split('?')[0] ?? '');
  if (savedTarget === null || page === null) return null;
  return getPage(page).rule.isTarget ? savedTarget : null;
}

function withoutShopUrl(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('shopUrl')) return search;
  query.delete('shopUrl');
  return query.size === 0 ? '' : `?${query}`;
}
