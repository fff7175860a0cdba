const INK = '#1b2330';
/** Light of the ink, by the formula of WCAG 2. */
const INK_LIGHT = 0.0165;
const BLACK = '#000000';
/** What WCAG 2.2 AA wants of words. */
const LEAST = 4.5;
const PAPER = '#ffffff';

/** What can be read on a colour: white, else our ink, else black, which can wherever white cannot. */
export function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  if (1.05 / (light + 0.05) >= LEAST) return PAPER;
  return (light + 0.05) / (INK_LIGHT + 0.05) >= LEAST ? INK : BLACK;
}
