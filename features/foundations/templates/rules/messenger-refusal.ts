const PREFIX = /^(Messenger: )?(\(#\d+\) )?/;

/** Returns Messenger's reason for refusing a template, by its name or in its words; null when it gave none. */
export function messengerRefusalReason(message: string | null | undefined): string | null {
  const words = (message ?? '').replace(PREFIX, '').trim();
  return words === '' || words === 'NONE' ? null : words;
}
