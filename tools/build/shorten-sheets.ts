/** A sheet within a program: a template of many lines without anything put in. */
const SHEET = /`\n[^`$]*`/g;

/** Writes the style sheets of a program's source in as few characters as say the same. */
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
