export interface WhatsAppIds {
  /** A number as WhatsApp writes it: digits only, with the country code first. */
  waId: string | null;
  /** The account's id for this business. The number may be hidden. */
  bsuid: string | null;
}

/**
 * Reads a person's number and account id from all ids in a webhook: digits are a number, anything else is an account
 * id.
 */
export function readWhatsAppIds(...written: readonly (string | null | undefined)[]): WhatsAppIds {
  const names = written.flatMap((name) => (name ? [name] : []));
  const number = names.find((name) => /^\+?\d+$/.test(name));
  return {
    waId: number?.replace('+', '') ?? null,
    bsuid: names.find((name) => /[A-Za-z.]/.test(name)) ?? null,
  };
}
