/** The variables of a saved reply and of the away message. */
export const REPLY_VARIABLES = ['first name'] as const;
export type ReplyVariable = (typeof REPLY_VARIABLES)[number];

/** A variable with the blanks before it. */
export const PLACEHOLDER = /\s*\{\{\s*([^{}]*?)\s*\}\}/gu;

/** The first variable in a text that does not exist; null if there is none. */
export function unknownVariable(text: string): string | null {
  for (const [, name = ''] of text.matchAll(PLACEHOLDER)) if (!isReplyVariable(name)) return name;
  return null;
}

export function isReplyVariable(name: string): name is ReplyVariable {
  return (REPLY_VARIABLES as readonly string[]).includes(name);
}
