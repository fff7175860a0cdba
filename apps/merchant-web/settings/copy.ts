/** Document 1, section 2, word for word. */
export const HELP_TEXT =
  "If your opt-in-tools and auto-campaigns don't work as expected, follow these instructions";
export const VIEW_INSTRUCTIONS = 'View instructions';

/** The licence requires offering the source to everybody who uses the product over a network (AGPL-3.0, section 13). */
export const SOURCE_TEXT = 'Bellbird is open source, under the licence AGPL-3.0.';
export const VIEW_SOURCE = 'View source code';
