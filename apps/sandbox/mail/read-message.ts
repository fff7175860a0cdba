/** The parts of a plain-text mail that a person sees. */
export interface ReadMail {
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  /** Every header field, unchanged. */
  headers: string[];
}

/** Reads a message (RFC 5322) with one text part, whose bytes arrive as latin1. */
export function readMessage(message: string): ReadMail {
  const end = message.indexOf('\r\n\r\n');
  const headers = message
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const field = (name: string) =>
    headers
      .find((line) => line.toLowerCase().startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? '';
  return {
    messageId: field('message-id'),
    from: decodeEncodedWords(field('from')),
    to: decodeEncodedWords(field('to')),
    subject: decodeEncodedWords(field('subject')),
    text: decodeBody(message.slice(end + 4), field('content-transfer-encoding').toLowerCase()),
    headers,
  };
}

/** Decodes words of a header that are not ASCII (RFC 2047). */
function decodeEncodedWords(text: string): string {
  const joined = text.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, coded: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(coded, 'base64').toString('utf8')
      : decodeQuoted(coded.replaceAll('_', ' ')),
  );
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') return decodeQuoted(body.replaceAll(/=\r\n/g, ''));
  return Buffer.from(body, 'latin1').toString('utf8');
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
