import type { ShowAt } from '../../../contract/tool-behaviour.ts';

/** The labels of the choices. Document 3, section 2.2 has them for pills and chats. */
export const SHOW_LABELS: Record<ShowAt, string> = {
  scroll: 'Show after scrolling down',
  exit: 'Show on exit (not on phones)',
  time: 'Show after some time',
  welcome: 'Show as a welcome',
  allTime: 'Show at all times',
  show: 'Show at all times',
  hide: 'Show when user clicks on it',
  fade: 'Show the greeting, then fade it',
};

/** A tall window shows much of a page without scrolling. */
export const SCROLL_MEANING =
  'The part of the page that the shopper has seen, from the top down to the bottom edge of the window.';

/** A card that is always over the page would leave no page to use. */
export const ALL_TIMES_MEANING =
  'A pill stays at the edge of the page. The wheel opens when a shopper clicks it.';

export const AUDIENCE_LABELS = {
  unOpted: 'Shoppers who did not sign up yet',
  everyone: 'Everyone',
} as const;

export const PAGE_RULE_LABELS = { contains: 'contains', startsWith: 'begins with', is: 'is' } as const;
