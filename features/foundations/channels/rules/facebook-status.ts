import type { FacebookStatus } from '../contract/facebook-calls.ts';

/** The prefix of placeholders, which are no Facebook pages. Document 1, section 3. */
const PLACEHOLDER_PREFIX = 'BSFB';

/** How long the merchant counts as just logged in after choosing a page. */
const JUST_PICKED_MS = 60_000;

export interface FacebookFacts {
  /** The id of the page in the API, or a placeholder. */
  pageId: string;
  /** Whether the shop got its placeholder in onboarding, or connected a page instead. */
  isOnboarded: boolean;
  /** Whether Facebook still accepts the page's token. */
  isTokenLive: boolean;
  /** When the page was chosen, or null. */
  pickedAt: Date | null;
  now: Date;
}

export interface FacebookState {
  fbStatus: FacebookStatus;
  /** True only with a real page and a valid token. */
  fbConnected: boolean;
}

export function isPlaceholderPage(pageId: string): boolean {
  return pageId.startsWith(PLACEHOLDER_PREFIX);
}

/**
 * Returns a shop's Facebook state for gates and screens. A lost page disconnects. A page that the merchant removed
 * leaves a placeholder, which counts as connected like after onboarding, so WhatsApp stays open.
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
