/** Characters that browsers encode in an address. Merchants copy addresses from places that show them decoded. */
const UNWRITTEN = /[^\x21-\x7e]+/g;
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Returns the path and query of a page rule as browsers write them, without the shop's own host and the fragment,
 * encoded.
 */
export function asAddress(text: string): string {
  const [path = ''] = text.trim().replace(ORIGIN, '').split('#');
  return path.normalize().toWellFormed().replaceAll(UNWRITTEN, encodeURIComponent) || '/';
}
