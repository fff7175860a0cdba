/** One plain address, without anything that could be read as a list, a name or another header line. */
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Control}]{1,64}@[^\s@<>()[\]\\,;:"\p{Control}.]+(\.[^\s@<>()[\]\\,;:"\p{Control}.]+)+$/u;
const MOST_CHARACTERS = 254;

/** Whether a mail can be addressed to it and to nobody else. Whether it arrives is not known. */
export function isMailAddress(text: string): boolean {
  return text.length <= MOST_CHARACTERS && ADDRESS.test(text);
}
