import { optInWay } from '#features/foundations/subscribers/contract/opt-in-words.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** Describes for the merchant how a consent was given or ended: completes 'Agreed …' and 'Unsubscribed …'. */
export function consentOrigin({ kind, origin }: { kind: 'granted' | 'revoked'; origin: string }): string {
  const ways: Readonly<Record<string, string>> = kind === 'granted' ? texts.granted : texts.revoked;
  return ways[origin] ?? fill(texts.granted.tool, { tool: optInWay(origin) });
}
