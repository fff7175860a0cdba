import type { Asked } from '#platform/http-client/ask-address.ts';

/** Describes the result of opening a broadcast's link: its target and its problem, as sentences. */
export function linkWords(address: string, asked: Asked | null): { about: string; problem: string | null } {
  if (asked === null) return { about: `${address} was not looked at.`, problem: null };
  switch (asked.kind) {
    case 'answered':
      return answerWords(address, asked.status);
    case 'closed':
      return wrong(address, 'is an address of a private network: nobody outside can open it.');
    case 'unknownName':
      return wrong(address, 'does not exist: nobody knows a server of that name.');
    case 'silent':
      return wrong(address, 'did not answer. Open it yourself, and check how it is written.');
  }
}

function answerWords(address: string, status: number) {
  if (status === 404 || status === 410)
    return wrong(address, `leads to a page that is not there (${status}).`);
  if (status >= 500) return wrong(address, `answers with an error of its server (${status}).`);
  return { about: `${address} answers.`, problem: null };
}

function wrong(address: string, problem: string) {
  return { about: address, problem: `${address} ${problem}` };
}
