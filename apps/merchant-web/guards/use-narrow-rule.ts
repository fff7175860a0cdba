import { usePhoneSetting } from '../settings/phone-setting.ts';
import { useNarrowViewport } from './use-narrow-viewport.ts';

/** Narrower screens are phones. */
const PHONE_WIDTH = 600;

/**
 * Whether the narrow-window rule applies: the window is narrow, not only zoomed in, and the merchant has not turned the
 * rule off.
 */
export function useNarrowRule(): boolean {
  const isNarrow = useNarrowViewport();
  const isLifted = usePhoneSetting();
  return isNarrow && !isLifted && !isZoomedIn();
}

/**
 * Whether the window is narrow only because a wide screen is zoomed in. Its pages must reflow (WCAG 1.4.10). A device
 * for fingers is a phone if its screen is narrow. With a mouse, `outerWidth` is the window's own width; browsers that
 * scale it too leave the window's shape, and a zoomed window is usually wider than high.
 */
function isZoomedIn(): boolean {
  if (matchMedia('(pointer: coarse)').matches) return screen.width >= PHONE_WIDTH;
  return outerWidth >= PHONE_WIDTH || innerWidth > innerHeight;
}
