/** For conversations: who talks with a subscriber outside Bellbird. */
export { nameByContact, noteAnsweredElsewhere, noteAnsweredHere, noteShopWrote } from './talks.ts';
