import * as z from 'zod';

/** The types of settings, each with an error sentence that says how to correct a wrong value. */

export function portNumber(byDefault: number) {
  return z
    .string()
    .default(String(byDefault))
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535, {
      error: 'is not a port. Use a whole number from 1 to 65535.',
    })
    .transform(Number);
}

export function databaseAddress() {
  const advice = 'Write it like postgres://user:password@host:5432/bellbird.';
  return z
    .string({ error: `is missing. ${advice}` })
    .refine((text) => /^postgres(ql)?:$/.test(protocolOf(text)), {
      error: `is not a PostgreSQL address. ${advice}`,
    });
}

export function webAddress(meaning: string) {
  return z
    .string()
    .refine((text) => /^https?:$/.test(protocolOf(text)), {
      error: `is not a web address. Give ${meaning}, beginning with https:// or http://.`,
    })
    .transform(withoutTrailingSlash);
}

export function storeAddress() {
  return z
    .string()
    .refine(
      (text) => text.includes('{shop}') && /^https?:$/.test(protocolOf(text.replace('{shop}', 'shop'))),
      {
        error: 'is not an address pattern. Write it like https://{shop}; {shop} becomes the store address.',
      },
    )
    .transform(withoutTrailingSlash);
}

export function encryptionKey() {
  const advice = 'Make one with: openssl rand -base64 32';
  return z
    .string({ error: `is missing. ${advice}` })
    .refine((text) => Buffer.from(text, 'base64').length === 32, {
      error: `is not 32 bytes written in base64. ${advice}`,
    })
    .transform((text) => Buffer.from(text, 'base64'));
}

export function required(advice: string) {
  return z.string({ error: `is missing. ${advice}` });
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

function withoutTrailingSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
