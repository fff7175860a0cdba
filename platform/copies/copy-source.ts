import * as z from 'zod/mini';

/** The store that a thing comes from, as a portable document names it: no ids. */
export const CopySource = z.object({
  storeName: z.string(),
  /** The hosts of its pages. A link to one of them leads to the wrong store after a copy. */
  hosts: z.array(z.string()),
  /** ISO 4217. */
  currency: z.string(),
});
export type CopySource = z.infer<typeof CopySource>;

/** Whether an address is one of the store's own. Text that is no address is not. */
export function isOwnAddress({ hosts }: Pick<CopySource, 'hosts'>, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hosts.some((host) => hostname === host || hostname === `www.${host}`);
}

/** Whether a text has the store's name or one of its hosts. */
export function isNamedIn(
  { storeName, hosts }: Pick<CopySource, 'storeName' | 'hosts'>,
  text: string,
): boolean {
  return [storeName, ...hosts].some((name) => name.trim() !== '' && wholeWords(name.trim()).test(text));
}

/** A short name must not be found within a longer word. */
function wholeWords(name: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'iu');
}
