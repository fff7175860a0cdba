import type { Device } from './storefront-api.ts';

/** Each tool has a style sheet of its own, so tools exchange messages through attributes of their hosts. */
const HOSTS = '[data-bellbird]';

/** The sides of a page. Several tools can share a bottom corner. */
export type Side = 'left' | 'right';

/** Returns the side of a position, or of a class that ends with one. */
export function sideOf(position: string | null): Side {
  return position?.endsWith('eft') ? 'left' : 'right';
}

/**
 * Tells the other tools what is in a corner: how far it is filled and which pills stay above (no name), or that a card
 * or a chat panel is open there. Pills wait until that is closed, and for a card the chat waits too. On a phone, which
 * is too narrow for two tools, both corners are taken. An empty value takes it back.
 */
export function reportCorner(
  name: '' | '-card' | '-chat',
  value: string,
  position: string,
  device: Device,
): void {
  // A value on the page's root element would make the browser compute all of the page's styles again.
  for (const { style } of document.querySelectorAll<HTMLElement>(HOSTS))
    for (const one of ['left', 'right'])
      if (one === sideOf(position) || device === 'phone')
        style.setProperty(`--bellbird-${one}${name}`, value);
}

/** Returns what the existing tools have announced, for a new tool. */
export function reportedCorners(): string {
  return document.querySelector<HTMLElement>(HOSTS)?.style.cssText ?? '';
}
