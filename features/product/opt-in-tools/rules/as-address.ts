/** What browsers write otherwise in an address, the more so as merchants copy from where they see it plainly. */
const UNWRITTEN = /[^\x21-\x7e]+/g;
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * What a page rule means, as browsers write the path and query of an address: without the shop's own host and what is
 * only for the page itself (`#`), and in letters that an address may have.
 */
export function asAddress(text: string): string {
  const [path = ''] = text.trim().replace(ORIGIN, '').split('#');
  return path.normalize().toWellFormed().replaceAll(UNWRITTEN, encodeURIComponent) || '/';
}
