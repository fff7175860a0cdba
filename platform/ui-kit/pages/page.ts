import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What a page asks of who arrives. */
export interface PageRule {
  /** `visitor`: only without a login. `onboarding`: only during it. `anyone`: no login needed. */
  for: 'visitor' | 'anyone' | 'onboarding' | 'merchant';
  /** May be where a login leads to. */
  isTarget: boolean;
  /** May be opened on a viewport narrower than the app's pages are made for. */
  onPhone: boolean;
  /** Not while the shop's Facebook page is disconnected. */
  needsFacebook: boolean;
  /** Only with a charge that is active. */
  needsCharge: boolean;
}

/** The rule of most pages. */
export const FOR_MERCHANTS: PageRule = {
  for: 'merchant',
  isTarget: true,
  onPhone: false,
  needsFacebook: false,
  needsCharge: false,
};

/** Where the menu shows a page: above the channels, under one of them, below them, or in an old store's flat menu. */
export type MenuPlace = 'first' | 'whatsApp' | 'facebook' | 'overall' | 'oldStore';

/** A line of the menu. */
export interface MenuRow<Merchant = never> {
  place: MenuPlace;
  /** Small ones stand first among those of their place. */
  order: number;
  name: string;
  icon: Icon;
  /** The flag of the plan without which it shows a lock. */
  feature?: string;
  /** Whether this shop has the line at all; it has, unless this says otherwise. */
  isShown?: (merchant: Merchant) => boolean;
}

/**
 * A page as its feature registers it, in `web/pages.ts`; `Merchant` is what its screen is given. Nothing here may bring
 * the screen itself: the list of pages is there before any of them.
 */
export interface Page<Merchant = never> {
  /** As documents say it; a part that begins with a colon stands for any one part. */
  path: string;
  rule: PageRule;
  /** What the browser's tab says from the click until the page names itself. */
  title?: string;
  /** What stands beside the menu, brought when it is first opened. A page without one is not there yet, or has no menu. */
  screen?: () => Promise<(props: { merchant: Merchant }) => ReactNode>;
  menu?: readonly MenuRow<Merchant>[];
}
