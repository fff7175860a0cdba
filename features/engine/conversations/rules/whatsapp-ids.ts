export interface WhatsAppIds {
  /** A number as WhatsApp writes it: digits only, country code first. */
  waId: string | null;
  /** The account's id for this business, where the number may stay hidden. */
  bsuid: string | null;
}

/** Whom a webhook means, by all that it names them by: digits are a number, and anything else is an account's id. */
export function readWhatsAppIds(...written: readonly (string | null | undefined)[]): WhatsAppIds {
  const names = written.flatMap((name) => (name ? [name] : []));
  const number = names.find((name) => /^\+?\d+$/.test(name));
  return {
    waId: number?.replace('+', '') ?? null,
    bsuid: names.find((name) => /[A-Za-z.]/.test(name)) ?? null,
  };
}
