import { expect, type Page } from '@playwright/test';

const RECORD = `
  const last = new WeakMap();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.mantine-Notifications-notification')) {
      if (last.get(toast) !== toast.textContent) void noteToast(toast.textContent);
      last.set(toast, toast.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });`;

/**
 * The toasts that a page has shown. Most toasts are shown for a second, and a busy machine may check only after that. The
 * record is outside the page, because some pages are loaded again while their toast is shown.
 */
export class Toasts {
  readonly #seen = new Set<string>();

  private constructor() {}

  /** Records the toasts of a page that is not loaded yet. */
  static async record(page: Page): Promise<Toasts> {
    const toasts = new Toasts();
    await page.exposeFunction('noteToast', (text: string) => void toasts.#seen.add(text));
    await page.addInitScript(`(() => {${RECORD}})()`);
    return toasts;
  }

  /** Waits for a toast with this text and marks it as read, so that the next call finds a later toast. */
  async expectSeen(text: string): Promise<void> {
    await expect.poll(() => this.#seen.delete(text), { message: `the toast “${text}”` }).toBe(true);
  }
}
