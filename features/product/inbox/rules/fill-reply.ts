import { isReplyVariable, PLACEHOLDER, type ReplyVariable } from '../contract/reply-variables.ts';

/**
 * Fills in the variables of a saved reply, such as `{{first name}}`. A missing value leaves no gap, and an unknown
 * variable stays for the writer to see.
 */
export function fillReply(
  text: string,
  values: Readonly<Partial<Record<ReplyVariable, string | null>>>,
): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    if (!isReplyVariable(name)) return whole;
    const value = values[name] ?? '';
    return value === '' ? '' : whole.slice(0, whole.indexOf('{')) + value;
  });
}
