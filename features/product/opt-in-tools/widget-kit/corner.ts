import type { Device } from './storefront-api.ts';

/** Each tool has a sheet of its own: what they tell each other stands on their hosts. */
const HOSTS = '[data-bellbird]';

/** The sides of a page, in whose bottom corners several tools may stand. */
export type Side = 'left' | 'right';

/** Of a position, or of a class that ends with one. */
export function sideOf(position: string | null): Side {
  return position?.endsWith('eft') ? 'left' : 'right';
}

/**
 * Tells the other tools of what stands in a corner: how far up it fills it, which pills stay above (no name), or that a
 * card or a chat's panel is open there, for which pills wait until it is closed, and for a card the chat, too. On a
 * phone, which is too narrow for two beside each other, it takes up both corners. An empty value takes it back.
 */
export function tellCorner(
  name: '' | '-card' | '-chat',
  value: string,
  position: string,
  device: Device,
): void {
  // Said on the page's own element, it would have the browser work out the style of all of the page again.
  for (const { style } of document.querySelectorAll<HTMLElement>(HOSTS))
    for (const one of ['left', 'right'])
      if (one === sideOf(position) || device === 'phone')
        style.setProperty(`--bellbird-${one}${name}`, value);
}

/** What the tools that are there told, for one that comes. */
export function toldCorners(): string {
  return document.querySelector<HTMLElement>(HOSTS)?.style.cssText ?? '';
}
