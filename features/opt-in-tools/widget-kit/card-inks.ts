import type { Background } from '../contract/tool-background.ts';
import { firstReadable } from './ink-on.ts';

/**
 * The colours of what a card says beside its merchant's own words, on its ground: for small print, labels and errors
 * each the first of its own that can be read there. Null on a picture, and on a gradient from light to dark, where no
 * colour can be read everywhere: there these words have a ground of their own.
 */
export function cardInks(ground: Background): Record<string, string> | null {
  const grounds = groundsOf(ground);
  const strong = grounds && firstReadable(['#273043', '#ffffff', '#000000'], grounds);
  if (!strong) return null;
  return {
    '--strong': strong,
    '--ink': firstReadable(['#5b6475'], grounds) ?? strong,
    '--alarm': firstReadable(['#b42318', '#ffb4ab'], grounds) ?? strong,
  };
}

/** The colours that words may lie on: all of a gradient, for its middle may be darker than both its ends. */
export function groundsOf(ground: Background): string[] | null {
  if (ground.kind === 'image') return null;
  if (ground.kind === 'color') return [ground.color];
  return [0, 0.25, 0.5, 0.75, 1].map((share) => between(ground.from, ground.to, share));
}

function between(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, other] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
