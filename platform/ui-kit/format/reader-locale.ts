/** Numbers and money read as the reader's browser writes them. */
export const NUMBER_LOCALE = navigator.language;

/** Month names stand inside English sentences, so dates stay English and take only the region's order. */
export const DATE_LOCALE = navigator.language.startsWith('en') ? navigator.language : 'en-GB';
