/** The end of the name of own words, and of their version without a picture. */
const OWN_WORDS = /_own(_\d+)?(_plain)?$/;

/** Whether a template was made from the words that a merchant wrote for a campaign's message, so its name is ours. */
export function isOwnWords(templateName: string): boolean {
  return OWN_WORDS.test(templateName);
}

/** How much of the words identifies them in a list. */
const LONGEST_START = 60;

/** Returns the beginning of a template's text, with variables by name, without formatting. */
export function startOfWords(text: string): string {
  const plain = text
    .replaceAll(/\{\{[^{}]*\}\}/g, '…')
    .replaceAll(/[\s*_~]+/g, ' ')
    .trim();
  return plain.length > LONGEST_START ? `${plain.slice(0, LONGEST_START).trimEnd()}…` : plain;
}
