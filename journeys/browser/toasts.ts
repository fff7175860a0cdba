import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    toastsSeen?: Set<string>;
  }
}

/**
 * The toasts that a page has shown. Most are shown for a second, and a busy machine may look for one only after that.
 * It forgets them when the page is loaded anew.
 */
export class Toasts {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async record(page: Page): Promise<Toasts> {
    await page.addInitScript(() => {
      const seen = (window.toastsSeen = new Set<string>());
      const last = new WeakMap<Element, string>();
      const look = () => {
        for (const toast of document.querySelectorAll('.mantine-Notifications-notification')) {
          if (last.get(toast) !== toast.textContent) seen.add(toast.textContent);
          last.set(toast, toast.textContent);
        }
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    });
    return new Toasts(page);
  }

  /** Waits for a toast with this text, which then counts as read: the next one is another. */
  async expectSeen(text: string): Promise<void> {
    const take = () => this.#page.evaluate((wanted) => window.toastsSeen?.delete(wanted) ?? false, text);
    await expect.poll(take, { message: `the toast “${text}”` }).toBe(true);
  }
}
