const INK = '#1b2330';
const BLACK = '#000000';
/** What WCAG 2.2 AA wants of words. */
const LEAST = 4.5;
const PAPER = '#ffffff';

/** What can be read on a colour: white, else our ink, else black, which can wherever white cannot. */
export function inkOn(colour: string): string {
  return firstReadable([PAPER, INK], [colour]) ?? BLACK;
}

/** The first of these inks that can be read on all of these grounds; undefined where none can. */
export function firstReadable(inks: readonly string[], grounds: readonly string[]): string | undefined {
  return inks.find((ink) =>
    grounds.every((ground) => {
      const [one, other] = [lightOf(ink) + 0.05, lightOf(ground) + 0.05];
      return (one > other ? one / other : other / one) >= LEAST;
    }),
  );
}

/** Light of a colour, by the formula of WCAG 2. */
function lightOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
