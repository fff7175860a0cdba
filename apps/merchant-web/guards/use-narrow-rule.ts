import { usePhoneSetting } from '../settings/phone-setting.ts';
import { useNarrowViewport } from './use-narrow-viewport.ts';

/** Windows below this width are on phones. */
const PHONE_WIDTH = 600;

/**
 * Returns whether the narrow-window rule applies: the window is narrow, not only zoomed in, and the merchant has not
 * turned the rule off.
 */
export function useNarrowRule(): boolean {
  const isNarrow = useNarrowViewport();
  const isLifted = usePhoneSetting();
  return isNarrow && !isLifted && !isZoomedIn();
}

/**
 * Returns whether the window is narrow only because a wide screen is zoomed in. Its pages must then reflow (WCAG
 * 1.4.10). A touch device is a phone if its screen is narrow. With a mouse, `outerWidth` is the window's real width.
 * Some browsers scale `outerWidth` too, but then a zoomed window is usually wider than high.
 */
function isZoomedIn(): boolean {
  if (matchMedia('(pointer: coarse)').matches) return screen.width >= PHONE_WIDTH;
  return outerWidth >= PHONE_WIDTH || innerWidth > innerHeight;
}
