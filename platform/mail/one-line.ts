/** A text for a subject, which is one line, while names of shops and files may have line breaks. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Control}\s]+/gu, ' ').trim();
}
