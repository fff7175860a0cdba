import { firstReadable } from './ink-on.ts';

/**
 * Returns the colours of a card's own small print, labels and errors: for each the first one that is readable on its
 * background. Null on a picture, and on a gradient from light to dark, where no colour is readable everywhere. These
 * texts then have a background of their own.
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
