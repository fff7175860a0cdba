import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** The stored reasons that Bellbird itself gives for stopping a sender. Any other stored reason is a provider's text. */
export type StopReason = Exclude<keyof typeof texts.stops, 'metaPolicyWords'>;

/** The prefix of a stored reason that quotes Meta about a broken policy. */
export const STOPPED_BY_META = 'Meta stopped this page from sending: ';

/** Returns why a sender is stopped, as a sentence for its merchant, or in its provider's text. */
export function describeStop(reason: string): string {
  if (reason.startsWith(STOPPED_BY_META))
    return fill(texts.stops.metaPolicyWords, { reason: reason.slice(STOPPED_BY_META.length) });
  const sentences: Readonly<Record<string, string>> = texts.stops;
  return (Object.hasOwn(sentences, reason) ? sentences[reason] : undefined) ?? reason;
}
