/** Document 1, section 2, word for word. */
export const HELP_TEXT =
  "If your opt-in-tools and auto-campaigns don't work as expected, follow these instructions";
export const VIEW_INSTRUCTIONS = 'View instructions';
