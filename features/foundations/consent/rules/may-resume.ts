/** An entry of a person's ledger, as far as it matters here. */
interface Entry {
  kind: 'granted' | 'revoked';
  origin: string;
  at: Date;
}

/** A preference in WhatsApp, or the error by which it tells that there is one. */
const OF_WHATSAPP: readonly string[] = ['userPreferences', 'providerBlock'];
/** WhatsApp tells moments in whole seconds, cut off. */
const SECOND_MS = 1000;

/**
 * Whether marketing that is taken up again in WhatsApp, at that moment, is agreed to again. `entries` are the ledger,
 * oldest first, and `standing` what the person ended and has not taken up: all that ended it since they agreed has to be
 * of WhatsApp's own settings, and to lie before. A word of it that comes late says nothing of a stop since.
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
