interface Secret {
  /** A text without it has none: most texts are looked at no further. */
  mark: string | RegExp;
  pattern: RegExp;
  masked: string;
}

/** Forms of personal data and keys that errors quote. Each pattern is bounded, so that a long text costs no more than its length. */
const SECRETS: readonly Secret[] = [
  { mark: '@', pattern: /[\w.+%-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,5}/g, masked: '…@…' },
  // Meta's, the store platform's and Slack's tokens, and whatever a header bears.
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
  // With its plus, however it is grouped.
  { mark: '+', pattern: /\+\d[\d ()/.-]{6,18}\d/g, masked: '+…' },
  // As WhatsApp writes numbers. The last part of an id of ours (a UUID) may be digits alone, and stands behind a hyphen.
  { mark: /\d{10}/, pattern: /(?<![\w.-])\d{10,15}(?![\w-]|\.\d)/g, masked: '…' },
];

/** A text without numbers of people, e-mail addresses and keys. */
export function redactText(text: string): string {
  let redacted = text;
  for (const { mark, pattern, masked } of SECRETS) {
    const mayHave = typeof mark === 'string' ? redacted.includes(mark) : mark.test(redacted);
    if (mayHave) redacted = redacted.replace(pattern, masked);
  }
  return redacted;
}

/** Field names, without underscores and capitals, that stand for a person, for what they wrote, or for a key. */
const PRIVATE_FIELD =
  /token|phone|waid$|psid|bsuid|mail|secret|password|authorization|cookie|apikey|privatekey|accesskey|(first|last|full|profile|display|user|given|family|customer|shopper|contact)name/;
/** Ids of things and counts of them, whose names only sound like that. */
const HARMLESS_FIELD = /^(phonenumberid|mailids?|tokenkind|mailkind|mailstate|mails)$/;
/** Whole names of fields, as they are written. */
const PRIVATE_FIELDS = new Set([
  'to',
  'from',
  'text',
  'body',
  // A database error quotes the row that it is about.
  'detail',
  'where',
  // A lost connection drags the whole of itself along.
  'client',
  // A store's token for a basket that is open to whoever knows it stands in the key of its timer.
  'timerKey',
]);
const ID_FIELD = /(?:^|[a-z_])ids?$/i;

const known = new Map<string, boolean>();
/** Names come from outside too, where an error carries what somebody sent. */
const MOST_KNOWN = 2000;

/** Whether a field of this name is never written. */
export function isPrivateField(name: string): boolean {
  let isPrivate = known.get(name);
  if (isPrivate === undefined) {
    const plain = name.replaceAll(/[_-]/g, '').toLowerCase();
    isPrivate = PRIVATE_FIELDS.has(name) || (PRIVATE_FIELD.test(plain) && !HARMLESS_FIELD.test(plain));
    if (known.size < MOST_KNOWN) known.set(name, isPrivate);
  }
  return isPrivate;
}

/** Whether a field holds an id of a thing, which may be as long as a phone number, and is what a log is searched by. */
export function isIdField(name: string): boolean {
  return ID_FIELD.test(name);
}
