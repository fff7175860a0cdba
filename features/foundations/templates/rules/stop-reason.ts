import { texts } from '../texts/all.ts';

/** The reasons that Bellbird gives itself, as they are stored. The others are the provider's, by its names. */
export type OwnStopReason = 'nameTaken' | 'sampleIsGone' | 'unreadable' | 'deleted';

/** Returns why the provider stopped a template, as a sentence. An unknown reason is shown in the provider's words. */
export function stopReason(reason: string | null): string {
  const text = reason?.trim() ?? '';
  if (text === '' || text === 'NONE') return texts.stopReasons.none;
  const sentences: Readonly<Record<string, string>> = texts.stopReasons;
  const known = Object.hasOwn(sentences, text) ? sentences[text] : undefined;
  return known ?? (/[.!?]$/.test(text) ? text : `${text}.`);
}
