interface Secret {
  /** A text without this has no match, so the pattern is skipped. */
  mark: string | RegExp;
  pattern: RegExp;
  masked: string;
}

/**
 * Personal data and keys that error messages quote. Each pattern is bounded, so that the cost is linear in the text's
 * length.
 */
const SECRETS: readonly Secret[] = [
  { mark: '@', pattern: /[\w.+%-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,5}/g, masked: '…@…' },
  // Tokens of Meta, the store platform and Slack, and whatever an Authorization header contains.
  { mark: 'EAA', pattern: /\bEAA[A-Za-z0-9]{5,}/g, masked: 'EAA…' },
  { mark: '_', pattern: /\b(shp[a-z]{2,4}|shp[a-z]{2}s|sk|pk|rk|whsec)_\w{4,}/g, masked: '$1_…' },
  { mark: 'xox', pattern: /\bxox[a-z]-[\w-]{4,}/g, masked: 'xox…' },
  { mark: /bearer|basic/i, pattern: /\b(Bearer|Basic) [\w.~+/=-]{6,}/gi, masked: '$1 …' },
  {
    mark: '=',
    pattern:
      /([?&](?:[a-z]+_)*(?:token|secret|password|signature|hmac|code|key|phone|e?mail)|\b(?:access_token|client_secret|password))=[^&\s"'#)]+/gi,
    masked: '$1=…',
  },
  // With a plus, in any grouping.
  { mark: '+', pattern: /\+\d[\d ()/.-]{6,18}\d/g, masked: '+…' },
  // As WhatsApp writes numbers. The last part of one of our UUIDs may be all digits, but follows a hyphen.
  { mark: /\d{10}/, pattern: /(?<![\w.-])\d{10,15}(?![\w-]|\.\d)/g, masked: '…' },
];

/** Returns a text with phone numbers, e-mail addresses and keys masked. */
export function redactText(text: string): string {
  let redacted = text;
  for (const { mark, pattern, masked } of SECRETS) {
    const mayHave = typeof mark === 'string' ? redacted.includes(mark) : mark.test(redacted);
    if (mayHave) redacted = redacted.replace(pattern, masked);
  }
  return redacted;
}

/** Names of fields (lower case, without underscores) that hold a person's data, what they wrote, or a key. */
const PRIVATE_FIELD =
  /token|phone|waid$|psid|bsuid|mail|secret|password|authorization|cookie|apikey|privatekey|accesskey|(first|last|full|profile|display|user|given|family|customer|shopper|contact)name/;
/** Ids and counts whose names only sound like personal data. */
const HARMLESS_FIELD = /^(phonenumberid|mailids?|tokenkind|mailkind|mailstate|mails)$/;
/** Complete field names, as written. */
const PRIVATE_FIELDS = new Set([
  'to',
  'from',
  'text',
  'body',
  // A database error quotes the row here.
  'detail',
  'where',
  // A lost connection's error contains the whole client.
  'client',
  // A timer's key contains the store's cart token, which opens the cart for anybody.
  'timerKey',
]);
const ID_FIELD = /(?:^|[a-z_])ids?$/i;

const known = new Map<string, boolean>();
/** Field names can come from outside, in errors that contain what somebody sent. */
const MOST_KNOWN = 2000;

/** Whether a field of this name is never logged. */
export function isPrivateField(name: string): boolean {
  let isPrivate = known.get(name);
  if (isPrivate === undefined) {
    const plain = name.replaceAll(/[_-]/g, '').toLowerCase();
    isPrivate = PRIVATE_FIELDS.has(name) || (PRIVATE_FIELD.test(plain) && !HARMLESS_FIELD.test(plain));
    if (known.size < MOST_KNOWN) known.set(name, isPrivate);
  }
  return isPrivate;
}

/** Whether a field is an id of a thing. Such an id may be as long as a phone number, and logs are searched by it. */
export function isIdField(name: string): boolean {
  return ID_FIELD.test(name);
}
