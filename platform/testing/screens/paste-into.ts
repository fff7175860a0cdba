import type { UserEvent } from '@testing-library/user-event';

/** Adds text at the end of a field in one step. Typed letter by letter, it would draw the screen again for each letter. */
export async function pasteInto(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
