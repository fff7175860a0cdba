import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** Why a sender is stopped, as it is stored. Everything else that is stored is a provider's own words. */
export type StopReason = Exclude<keyof typeof texts.stops, 'metaPolicyWords'>;

/** Begins a stored reason that is Meta's words about a broken policy. */
export const STOPPED_BY_META = 'Meta stopped this page from sending: ';

/** Returns why a sender is stopped, as a sentence for its merchant, or in its provider's words. */
export function describeStop(reason: string): string {
  if (reason.startsWith(STOPPED_BY_META))
    return fill(texts.stops.metaPolicyWords, { reason: reason.slice(STOPPED_BY_META.length) });
  const sentences: Readonly<Record<string, string>> = texts.stops;
  return (Object.hasOwn(sentences, reason) ? sentences[reason] : undefined) ?? reason;
}
