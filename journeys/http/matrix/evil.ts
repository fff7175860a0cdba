export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A form on another site can send these without a preflight request by the browser. */
export const FORM_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/xml',
];

export const EVIL_BODIES = {
  'half a body': '{"shopUrl":',
  'a list': '[]',
  nothing: 'null',
  'a text': '"x"',
  'a poisoned prototype': '{"__proto__":{"shopUrl":"x"},"constructor":{"prototype":{}}}',
  'a deep body': `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'zero bytes': '\u0000\u0000',
};

export const EVIL_VALUES: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  "' or 1=1; --",
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '9'.repeat(40),
  '-1',
  '2026-02-31',
  'x'.repeat(5000),
  '__proto__',
  -1,
  1e308,
  true,
  null,
  [],
  { toString: 'x' },
];

export const ODD_HEADERS: Record<string, Record<string, string>> = {
  'from another site': {
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
    referer: 'https://evil.example/',
  },
  'through a host of its own': {
    'x-forwarded-host': 'evil.example',
    'x-original-url': '/database/api/getPlans',
  },
  'with an odd range and tag': { range: 'bytes=0-0,-1', 'if-none-match': '*', 'if-modified-since': 'never' },
  'with odd wishes': {
    accept: '../..',
    'accept-encoding': 'br;q=9, *;q=x',
    'accept-language': 'x'.repeat(4000),
  },
  'with an endless cookie': { cookie: `a=${'x'.repeat(9000)}` },
};

export const EVIL_PARTS = [
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '%00',
  '%ff',
  '%',
  "'",
  'x'.repeat(2000),
  '..;',
  '__proto__',
];
