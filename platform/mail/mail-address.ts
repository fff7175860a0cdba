/** One plain address, with nothing that could be read as a list, a name or another line. */
const ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Control}]{1,64}@[^\s@<>()[\]\\,;:"\p{Control}.]+(\.[^\s@<>()[\]\\,;:"\p{Control}.]+)+$/u;
const MOST_CHARACTERS = 254;

/** Whether mail could go to it, and to it alone; whether it arrives, only mail tells. */
export function isMailAddress(text: string): boolean {
  return text.length <= MOST_CHARACTERS && ADDRESS.test(text);
}
