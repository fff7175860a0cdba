/** How many colours `shop-switcher.module.css` has. */
const COLOURS = 6;

/** Returns the number of a shop's colour, which stays the same, so that a person learns to tell shops apart by it. */
export function shopColour(shopUrl: string): number {
  let sum = 0;
  for (const character of shopUrl) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % COLOURS;
}
