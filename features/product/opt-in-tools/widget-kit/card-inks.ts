import { firstReadable } from './ink-on.ts';

/**
 * The colours of what a card says beside its merchant's own words, on its ground: for small print, labels and errors
 * each the first of its own that can be read there. Null on a picture, and on a gradient from light to dark, where no
 * colour can be read everywhere: there these words have a ground of their own.
 */
export function cardInks(grounds: readonly string[] | null): Record<string, string> | null {
  const strong = grounds && firstReadable(['#273043', '#ffffff', '#000000'], grounds);
  if (!strong) return null;
  return {
    '--strong': strong,
    '--ink': firstReadable(['#5b6475'], grounds) ?? strong,
    '--alarm': firstReadable(['#b42318', '#ffb4ab'], grounds) ?? strong,
  };
}
