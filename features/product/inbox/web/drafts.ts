/** What was typed and not sent, by conversation, while the app is open. */
const drafts = new Map<string, string>();

export function draftOf(key: string): string {
  return drafts.get(key) ?? '';
}

export function keepDraft(key: string, text: string): void {
  if (text === '') drafts.delete(key);
  else drafts.set(key, text);
}

/** Forgets all drafts, between tests. */
export function forgetDrafts(): void {
  drafts.clear();
}
