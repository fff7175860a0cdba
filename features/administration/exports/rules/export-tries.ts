/** How often an export is begun before it is given up. */
export const MOST_TRIES = 3;
const FIRST_PAUSE_MS = 20_000;

export type FailReason = 'crashed' | 'broken';

/** What becomes of an export whose try number `attempts`, counted from 1, went wrong. */
export function afterFault(
  attempts: number,
  reason: FailReason,
): { state: 'queued'; pauseMs: number } | { state: 'failed'; reason: FailReason } {
  if (attempts >= MOST_TRIES) return { state: 'failed', reason };
  return { state: 'queued', pauseMs: FIRST_PAUSE_MS * 3 ** (attempts - 1) };
}

const SENTENCES: Record<FailReason, string> = {
  crashed:
    'The server was stopped three times while it wrote this file. Nothing of it is kept. Ask for it again.',
  broken:
    'Something went wrong on our side three times, and was logged. Nothing of it is kept. Ask for it again later.',
};

/** Why an export failed, for its merchant. */
export function reasonSentence(reason: FailReason): string {
  return SENTENCES[reason];
}
