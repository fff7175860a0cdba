/** What happened, by the provider's code. */
const SENTENCES: Readonly<Record<number, string>> = {
  130429:
    'WhatsApp refused some of what was asked of it, since it came too fast. Bellbird slows down automatically and sends again.',
  131035:
    'WhatsApp could not deliver a customer’s message to Bellbird in time, and does not keep it any longer. If somebody waits for an answer, they have to write again.',
};

/** Describes a provider's notice for the merchant; `title` is the provider's own title. */
export function describeNotice({ code, title }: { code: number | null; title: string | null }): string {
  const known = code === null ? undefined : SENTENCES[code];
  if (known !== undefined) return known;
  const called = title === null ? '' : `: ${title.replace(/\.$/, '')}`;
  return `WhatsApp told of a fault${called}${code === null ? '' : ` (${code})`}. No message of yours is named in it.`;
}
