/** The relevant part of an entry in a person's ledger. */
interface Entry {
  kind: 'granted' | 'revoked';
  origin: string;
  at: Date;
}

/** A preference in WhatsApp, or the error that shows that there is one. */
const OF_WHATSAPP: readonly string[] = ['userPreferences', 'providerBlock'];
/** WhatsApp reports moments in whole seconds, rounded down. */
const SECOND_MS = 1000;

/**
 * Whether marketing that a person allows again in WhatsApp's settings, at that time, counts as agreed. `entries` is the ledger,
 * oldest first, and `standing` are the refusals that the person has not undone. Every refusal since the person agreed must come
 * from WhatsApp's settings and be older. A late report does not undo a later opt-out.
 */
export function mayResume(
  { entries, standing }: { entries: readonly Entry[]; standing: readonly Entry[] },
  at: Date,
): boolean {
  const agreed = entries.findLastIndex(({ kind }) => kind === 'granted');
  if (agreed === -1) return false;
  const ends = [...standing, ...entries.slice(agreed + 1)];
  return ends.every((end) => OF_WHATSAPP.includes(end.origin) && end.at.getTime() < at.getTime() + SECOND_MS);
}
