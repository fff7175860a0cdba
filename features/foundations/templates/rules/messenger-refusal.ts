const PREFIX = /^(Messenger: )?(\(#\d+\) )?/;

/** The sentences for the reasons that Messenger's review names (Messenger Platform, utility messages). */
const REVIEW_WORDS: Record<string, string> = {
  TAG_SHOULD_BE_MARKETING: 'Messenger takes it for marketing, which a template may not carry there.',
  INCORRECT_PARAMS: 'Messenger did not accept how its values are written.',
  PARAMS_TO_WORD_RATIO_EXCEED_LIMIT: 'Messenger finds too many values in so short a text.',
  TEMPLATE_VARIABLES_MISSING_SAMPLE_VALUES: 'Messenger misses a sample of a value.',
};

/** Returns Messenger's reason for refusing a template, as a sentence; null when it gave none. */
export function messengerRefusalReason(message: string | null | undefined): string | null {
  const words = (message ?? '').replace(PREFIX, '').trim();
  if (words === '' || words === 'NONE') return null;
  return REVIEW_WORDS[words] ?? words;
}
