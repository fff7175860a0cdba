const INK = '#1b2330';
const BLACK = '#000000';
/** The contrast that WCAG 2.2 AA requires. */
const LEAST = 4.5;
const PAPER = '#ffffff';

/**
 * Returns a readable text colour on a colour: white, otherwise our ink, otherwise black, which is readable wherever
 * white is not.
 */
export function inkOn(colour: string): string {
  return firstReadable([PAPER, INK], [colour]) ?? BLACK;
}

/** Returns the first of these text colours that is readable on all backgrounds, or undefined. */
export function firstReadable(inks: readonly string[], grounds: readonly string[]): string | undefined {
  return inks.find((ink) =>
    grounds.every((ground) => {
      const [one, other] = [lightOf(ink) + 0.05, lightOf(ground) + 0.05];
      return (one > other ? one / other : other / one) >= LEAST;
    }),
  );
}

/** Returns the relative luminance of a colour by the formula of WCAG 2. */
function lightOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
