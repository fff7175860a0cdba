import { shortenText } from './clean-parameter.ts';

/** A value that a template shows. A value that is not text, such as a link, cannot be cut. */
export interface ShownValue {
  text: string;
  canCut: boolean;
  /** How often the text shows it. */
  times: number;
}

/**
 * Cuts values so that together they fit into a number of characters, the longest first. A value that cannot be cut stays
 * whole, and every value keeps at least one character; the provider may then still refuse the message.
 */
export function fitValues(values: readonly ShownValue[], space: number): string[] {
  const taken = values.reduce((sum, { text, times }) => sum + text.length * times, 0);
  if (taken <= space) return values.map(({ text }) => text);
  const most = longestThatFits(values, space);
  return values.map(({ text, canCut }) => (canCut ? shortenText(text, most) : text));
}

/** Finds the length for all cut values. Values that are shorter leave the rest of their share to the others. */
function longestThatFits(values: readonly ShownValue[], space: number): number {
  let left = space;
  for (const { text, canCut, times } of values) if (!canCut) left -= text.length * times;
  const cuttable = values
    .filter(({ canCut }) => canCut)
    .toSorted((one, other) => one.text.length - other.text.length);
  let shares = cuttable.reduce((sum, { times }) => sum + times, 0);
  for (const { text, times } of cuttable) {
    const share = Math.floor(left / shares);
    if (text.length > share) return Math.max(1, share);
    left -= text.length * times;
    shares -= times;
  }
  return Number.POSITIVE_INFINITY;
}
