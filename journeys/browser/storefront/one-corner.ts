import type { Page } from '@playwright/test';

const GREETING = 'Hello! How can we help? We answer within minutes, and know each of our birds by its name.';
const GREETINGS = { loggedInGreetingText: GREETING.slice(0, 80), greetingText: GREETING };
const CHAT = { supportNumber: '+49 30 1234567', ...GREETINGS };

interface Corner {
  name: string;
  channel: 'WA' | 'FB';
  chat: object;
  /** Where the pill stands. */
  position: string;
  window: { width: number; height: number };
}

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 375, height: 667 };
/** A chat with a greeting and a pill, whose places meet. */
export const CORNERS: readonly Corner[] = [
  { name: 'Messenger, desktop', channel: 'FB', chat: CHAT, position: 'bottomRight', window: DESKTOP },
  {
    name: 'WhatsApp at the left, desktop',
    channel: 'WA',
    chat: { ...CHAT, widgetPosition: 'left', widgetDistance: 60 },
    position: 'bottomLeft',
    window: DESKTOP,
  },
  {
    name: 'WhatsApp on a phone, far from its edge, opposite the pill',
    channel: 'WA',
    chat: { ...CHAT, widgetText: 'Chat with all of our birds on WhatsApp', widgetDistance: 500 },
    position: 'bottomLeft',
    window: PHONE,
  },
  {
    name: 'WhatsApp on a phone that lies, a pill at the side',
    channel: 'WA',
    chat: CHAT,
    position: 'right',
    window: { width: 667, height: 375 },
  },
];

/** What of our tools a shopper sees, each within the window, and which of it lies over what another tool shows. */
export function seenOf(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const parts = [...document.querySelectorAll('[data-bellbird]')].flatMap((host) =>
      ['pill', 'card', 'teaser', 'bubble', 'panel-chat'].flatMap((name) =>
        [...host.shadowRoot.querySelectorAll('.' + name)]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => {
            const box = one.getBoundingClientRect();
            const isWithin = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
            return { host, box, name: isWithin ? name : name + ' beyond the window' };
          })));
    const overlapping = parts.flatMap((one, nth) => parts.slice(nth + 1)
      .filter((other) => other.box.left < one.box.right && one.box.left < other.box.right
        && other.box.top < one.box.bottom && one.box.top < other.box.bottom)
      .map((other) => one.name + ' and ' + other.name));
    return { parts: parts.map(({ name }) => name).sort(), overlapping };
  })()`);
}
