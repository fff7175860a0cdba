/** Whether something can stand behind a link. */
export function isAddress(typed: string): boolean {
  return URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol);
}
