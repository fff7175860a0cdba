/** A style sheet in a program: a template literal of several lines without substitutions. */
const SHEET = /`\n[^`$]*`/g;

/** Minifies the style sheets in a program's source. */
export function shortenSheets(source: string): string {
  return source.replaceAll(SHEET, (sheet) => `\`${shorten(sheet.slice(1, -1))}\``);
}

function shorten(sheet: string): string {
  return sheet
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/([\w-]): /g, '$1:')
    .replaceAll(/([ :(,])0\./g, '$1.')
    .replaceAll(' !', '!')
    .replaceAll(/='([\w-]+)'\]/g, '=$1]')
    .replaceAll(';}', '}')
    .trim();
}
