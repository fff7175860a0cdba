const PREFIX = /^(Messenger: )?(\(#\d+\) )?/;

/** What Messenger's review names, in words (Messenger Platform, utility messages). */
const REVIEW_WORDS: Record<string, string> = {
  TAG_SHOULD_BE_MARKETING: 'Messenger takes it for marketing, which a template may not carry there.',
  INCORRECT_PARAMS: 'Messenger did not accept how its values are written.',
  PARAMS_TO_WORD_RATIO_EXCEED_LIMIT: 'Messenger finds too many values in so short a text.',
  TEMPLATE_VARIABLES_MISSING_SAMPLE_VALUES: 'Messenger misses a sample of a value.',
};

/** What Messenger said against a template, as a merchant reads it; null when it said nothing. */
export function whyMessengerRefused(said: string | null | undefined): string | null {
  const words = (said ?? '').replace(PREFIX, '').trim();
  if (words === '' || words === 'NONE') return null;
  return REVIEW_WORDS[words] ?? words;
}
