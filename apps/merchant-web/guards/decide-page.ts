import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import type { PagePath } from '../page-list.ts';
import { findPage, getPage } from './find-page.ts';
import { storeOfAddress } from './store-of-address.ts';

/** What the guard knows of a logged-in shop. */
export interface ArrivingMerchant {
  fbStatus: Merchant['fbStatus'];
  charge: Merchant['chargeStatus']['status'];
  isOldStore: boolean;
  /** The installation is for development. */
  isDevelopment: boolean;
}

/** Who arrives where. */
export interface Arrival {
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** Null: nobody is logged in. */
  merchant: ArrivingMerchant | null;
  /** The viewport is narrower than the app's pages allow, and the merchant has not lifted that rule. */
  narrow: boolean;
  /** The page was shown before the window became narrow. */
  stands: boolean;
  /** Where the visitor wanted to go before the login. */
  savedTarget: string | null;
}

export type PageDecision =
  /** Covered: the window was narrowed over it, and it waits for a wider one with all that was typed. */
  | { kind: 'show'; page: PagePath; isCovered: boolean }
  | { kind: 'notFound' }
  /** The address names a store: its login begins by itself. */
  | { kind: 'logIn'; shopUrl: string; target: TargetChange }
  | { kind: 'redirect'; to: string; target: TargetChange };

/** What becomes of the saved target: it stays, it is reached, or it is the page that was asked for. */
export type TargetChange = 'keep' | 'forget' | { save: string };

const CHARGES_THAT_PAY: readonly string[] = ['active', 'existing'];

/** Decides what an arrival sees: the page, another page, a login, or that there is no such page. */
export function decidePage(arrival: Arrival): PageDecision {
  const { path, search, merchant } = arrival;
  const page = findPage(path);
  const isHidden = page === '/gallery' && merchant?.isDevelopment !== true;
  if (page === null || isHidden) return decideUnknown(arrival);
  const { rule } = getPage(page);
  if (merchant === null) {
    const mayStay = rule.for === 'visitor' || rule.for === 'anyone';
    return mayStay ? decideVisitor(arrival, page) : leadToLogin(path, search);
  }
  return decideMerchant(arrival, merchant, page);
}

function decideUnknown({ path, search, narrow, stands, merchant }: Arrival): PageDecision {
  // One stroke in front: two would begin the address of another site.
  if (path.endsWith('/')) return redirect(`/${path.replaceAll(/^\/+|\/+$/g, '')}${search}`);
  return narrow && !stands ? redirect(homeOf(merchant)) : { kind: 'notFound' };
}

function decideVisitor({ search, narrow, stands }: Arrival, page: PagePath): PageDecision {
  const shopUrl = storeOfAddress(search);
  const { rule } = getPage(page);
  if (rule.for === 'visitor' && shopUrl !== null) return { kind: 'logIn', shopUrl, target: 'keep' };
  const isClosed = narrow && !stands && !rule.onPhone;
  return isClosed ? redirect('/') : { kind: 'show', page, isCovered: false };
}

function leadToLogin(path: string, search: string): PageDecision {
  const target = { save: path + withoutShopUrl(search) };
  const shopUrl = storeOfAddress(search);
  return shopUrl === null ? { kind: 'redirect', to: '/', target } : { kind: 'logIn', shopUrl, target };
}

function decideMerchant(arrival: Arrival, merchant: ArrivingMerchant, page: PagePath): PageDecision {
  const { rule } = getPage(page);
  const home = homeOf(merchant);
  // An old store's one dashboard is its way out of every redirect, on a phone too.
  const isClosed = arrival.narrow && !rule.onPhone && page !== home;
  if (isClosed && !arrival.stands) return redirect('/dashboard');
  const show: PageDecision = { kind: 'show', page, isCovered: isClosed && rule.for === 'merchant' };
  if (rule.for === 'anyone') return show;
  const isOnboarding = merchant.fbStatus === 'onboard';
  if (isOnboarding) return rule.for === 'onboarding' ? show : redirect('/onboarding');
  if (rule.for === 'onboarding') return redirect(home);
  const target = targetOf(arrival);
  // The login ends on the dashboard: who wanted to go elsewhere before it goes there now.
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

/** Where a shop's pages begin. */
export function homeOf(
  merchant: Pick<ArrivingMerchant, 'isOldStore'> | null,
): '/dashboard' | '/channel-dashboard' {
  return merchant?.isOldStore === true ? '/channel-dashboard' : '/dashboard';
}

/** Only a page of ours that asks for a login is a target: nothing that was stored can lead out of the app, or in a circle. */
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
