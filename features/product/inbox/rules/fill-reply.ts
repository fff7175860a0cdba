/** The variables of a saved reply. */
export const REPLY_VARIABLES = ['first name'] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

const PLACEHOLDER = /\s*\{\{\s*([^{}]*?)\s*\}\}/gu;

/**
 * Fills in the variables of a saved reply, such as `{{first name}}`. A missing value leaves no gap, and an unknown
 * variable stays for the writer to see.
 */
export function fillReply(
  text: string,
  values: Readonly<Partial<Record<ReplyVariable, string | null>>>,
): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    if (!isVariable(name)) return whole;
    const value = values[name] ?? '';
    return value === '' ? '' : whole.slice(0, whole.indexOf('{')) + value;
  });
}

function isVariable(name: string): name is ReplyVariable {
  return (REPLY_VARIABLES as readonly string[]).includes(name);
}
