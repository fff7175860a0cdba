import type { ShowAt } from '../../../contract/tool-behaviour.ts';

/** What a merchant chooses from; section 2.2 of document 3 has the words for pills and chats. */
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

/** A tall window shows much of a page before anybody scrolls. */
export const SCROLL_MEANING =
  'The part of the page that the shopper has seen, from the top down to the bottom edge of the window.';

/** A card above the page at all times would leave no page to use. */
export const ALL_TIMES_MEANING =
  'A pill stays at the edge of the page. The wheel opens when a shopper clicks it.';

export const AUDIENCE_LABELS = {
  unOpted: 'Shoppers who did not sign up yet',
  everyone: 'Everyone',
} as const;

export const PAGE_RULE_LABELS = { contains: 'contains', startsWith: 'begins with', is: 'is' } as const;
