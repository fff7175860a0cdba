const CODE_LENGTH = 10;

/**
 * Returns the code of a link in one message of a sending: the link's own code, and the message's id in 22 characters.
 */
export function sendingLinkCode(linkCode: string, messageId: string): string {
  return linkCode + Buffer.from(messageId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** Returns the link and message that a sending's code names; null for any other code. */
export function readSendingLinkCode(code: string): { linkCode: string; messageId: string } | null {
  if (!/^[A-Za-z0-9]{10}[A-Za-z0-9_-]{22}$/.test(code)) return null;
  const hex = Buffer.from(code.slice(CODE_LENGTH), 'base64url').toString('hex');
  const messageId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { linkCode: code.slice(0, CODE_LENGTH), messageId };
}
