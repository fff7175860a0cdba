import type { Asked } from '#platform/http-client/ask-address.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/all.ts';

/** Describes the result of opening a broadcast's link: its target and its problem, as sentences. */
export function linkWords(address: string, asked: Asked | null): { about: string; problem: string | null } {
  if (asked === null) return { about: fill(texts.linkChecks.unchecked, { address }), problem: null };
  return asked.kind === 'answered'
    ? answerWords(address, asked.status)
    : { about: address, problem: fill(texts.linkChecks[asked.kind], { address }) };
}

function answerWords(address: string, code: number) {
  const status = String(code);
  if (code === 404 || code === 410)
    return { about: address, problem: fill(texts.linkChecks.missing, { address, status }) };
  if (code >= 500) return { about: address, problem: fill(texts.linkChecks.fault, { address, status }) };
  return { about: fill(texts.linkChecks.answers, { address }), problem: null };
}
