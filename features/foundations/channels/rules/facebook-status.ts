import type { FacebookStatus } from '../contract/facebook-calls.ts';

/** A page id that begins so is a placeholder, not a Facebook page; document 1, section 3. */
const PLACEHOLDER_PREFIX = 'BSFB';

/** For so long after a page was picked the merchant counts as just logged in. */
const JUST_PICKED_MS = 60_000;

export interface FacebookFacts {
  /** What the shop's page goes by on the wire: a page, or a placeholder. */
  pageId: string;
  /** Whether the onboarding gave it its placeholder, or a page was connected instead. */
  isOnboarded: boolean;
  /** Whether Facebook still takes the page's token. */
  isTokenLive: boolean;
  /** When the page was picked; null without one. */
  pickedAt: Date | null;
  now: Date;
}

export interface FacebookState {
  fbStatus: FacebookStatus;
  /** Only with a real page and a live token. */
  fbConnected: boolean;
}

export function isPlaceholderPage(pageId: string): boolean {
  return pageId.startsWith(PLACEHOLDER_PREFIX);
}

/**
 * How a shop stands with Facebook, as gates and screens read it. A page that was lost disconnects; one that was taken
 * away on purpose leaves a placeholder, which counts as connected, as after the onboarding: WhatsApp stays open.
 */
export function facebookState(facts: FacebookFacts): FacebookState {
  if (isPlaceholderPage(facts.pageId))
    return { fbStatus: facts.isOnboarded ? 'connected' : 'onboard', fbConnected: false };
  if (!facts.isTokenLive) return { fbStatus: 'disconnected', fbConnected: false };
  return { fbStatus: isJustPicked(facts) ? 'loggedIn' : 'connected', fbConnected: true };
}

function isJustPicked({ pickedAt, now }: FacebookFacts): boolean {
  return pickedAt !== null && now.getTime() - pickedAt.getTime() < JUST_PICKED_MS;
}
