/** How many colours `shop-switcher.module.css` has. */
const COLOURS = 6;

/**
 * Returns the number of each shop's colour. It comes from the shop's address, so that it stays the same. Of two shops of
 * a person that would have the same colour, one takes the next that is free.
 */
export function shopColours(shopUrls: readonly string[]): ReadonlyMap<string, number> {
  const colours = new Map<string, number>();
  const taken = new Set<number>();
  for (const shopUrl of shopUrls.toSorted()) {
    let colour = colourOf(shopUrl);
    while (taken.has(colour) && taken.size < COLOURS) colour = (colour + 1) % COLOURS;
    taken.add(colour);
    colours.set(shopUrl, colour);
  }
  return colours;
}

function colourOf(shopUrl: string): number {
  let sum = 0;
  for (const character of shopUrl) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % COLOURS;
}
