import type { UserEvent } from '@testing-library/user-event';

/** Appends text to a field in one step. Typing letter by letter would render the screen for each letter. */
export async function pasteInto(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
