// oxlint-disable-next-line no-control-regex -- these are what is taken out
const UNSEEN = /[\u0000-\u0008\u000B-\u001F\u007F\u200B\u2060\uFEFF\uFFFC]/g;

/** The maximum length that is read of a pasted text. A whole web page fits in no message. */
const MOST = 20_000;

/** Returns a pasted plain text with one kind of line break and space, and at most one empty line in a row. */
export function cleanPaste(pasted: string): string {
  return pasted
    .slice(0, MOST)
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[\t\u00A0\u2007\u202F]/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/(?<! ) +\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replace(/[\uD800-\uDBFF]$/, '');
}
