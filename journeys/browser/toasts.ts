import { expect, type Page } from '@playwright/test';

const RECORD = `
  const last = new WeakMap();
  globalThis.toastsSeen = new Set();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.mantine-Notifications-notification')) {
      if (last.get(toast) !== toast.textContent) globalThis.toastsSeen.add(toast.textContent);
      last.set(toast, toast.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });`;

/**
 * The toasts that a page has shown. Most toasts are shown for a second, and a busy machine may check only after that. The
 * record is emptied when the page is loaded again.
 */
export class Toasts {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async record(page: Page): Promise<Toasts> {
    await page.addInitScript(`(() => {${RECORD}})()`);
    return new Toasts(page);
  }

  /** Waits for a toast with this text and marks it as read, so that the next call finds a later toast. */
  async expectSeen(text: string): Promise<void> {
    const take = () => this.#page.evaluate(`toastsSeen.delete(${JSON.stringify(text)})`);
    await expect.poll(take, { message: `the toast “${text}”` }).toBe(true);
  }
}
