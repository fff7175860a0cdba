import type { Background } from '../contract/tool-background.ts';

/** Returns a background as CSS. */
export function backgroundCss(background: Background): string {
  if (background.kind === 'color') return background.color;
  if (background.kind === 'image') return `center / cover url("${background.url}")`;
  return `linear-gradient(${background.rotation}deg, ${background.from}, ${background.to})`;
}
