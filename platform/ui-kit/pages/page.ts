import type { Icon } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { Right } from '#platform/rights/rights.ts';

/** Who may open a page. */
export interface PageRule {
  /** `visitor`: only without a login. `onboarding`: only during it. `anyone`: no login needed. */
  for: 'visitor' | 'anyone' | 'onboarding' | 'merchant';
  /** Whether a login may lead here. */
  isTarget: boolean;
  /** Whether it opens in a window narrower than most pages need. */
  onPhone: boolean;
  /** Not while the shop's Facebook page is disconnected. */
  needsFacebook: boolean;
  /** Only with an active charge. */
  needsCharge: boolean;
  /** Only for roles with this right. For others it is not in the menu, and links to it are left out. */
  right: Right;
}

/** The rule of most pages. */
export const FOR_MERCHANTS: PageRule = {
  for: 'merchant',
  isTarget: true,
  onPhone: false,
  needsFacebook: false,
  needsCharge: false,
  right: 'view',
};

/** The page's place in the menu: above the channels, under one, below them, or in an old store's flat menu. */
export type MenuPlace = 'first' | 'whatsApp' | 'facebook' | 'overall' | 'oldStore';

/** A menu entry. */
export interface MenuRow<Merchant = never> {
  place: MenuPlace;
  /** Lower ones come first within their place. */
  order: number;
  name: string;
  icon: Icon;
  /** The plan's feature flag; without it the entry is locked. */
  feature?: string;
  /** Loads a number beside the name, such as of unread conversations. */
  loadCount?: () => Promise<{ default: ComponentType<{ shopUrl: string }> }>;
  /** Whether this shop has the entry; by default it does. */
  isShown?: (merchant: Merchant) => boolean;
}

/**
 * A page as its feature registers it in `web/pages.ts`; `Merchant` is the prop of its screen. Nothing here may import
 * the screen itself, because the list of pages is loaded first.
 */
export interface Page<Merchant = never> {
  /** As in the documents; a segment that starts with a colon matches any one segment. */
  path: string;
  rule: PageRule;
  /** The tab's title from the click until the page sets its own. */
  title?: string;
  /** Loads the screen beside the menu, on first use. A page without one does not exist yet, or has no menu. */
  screen?: () => Promise<(props: { merchant: Merchant }) => ReactNode>;
  menu?: readonly MenuRow<Merchant>[];
}
