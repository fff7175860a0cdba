/** A language other than English in the texts of a campaign, with all of its words. */
const OTHER_LANGUAGE = /^ {2}(?:de|es|pt_BR|hi|ar): \{(?:.*\},|\n[\s\S]*?^ {2}\},)\n/gm;

/**
 * Removes the texts of a campaign in languages other than English. The server renders messages in their languages.
 * Browsers only need to know which variables and answers a text has.
 */
export function omitOtherLanguages(source: string): string {
  return source.replaceAll(OTHER_LANGUAGE, '');
}
