import type { MessageRow } from '../contract/message-row.ts';
import { explainFailure } from './error-sentences.ts';
import { reasonInWords, STATE_WORDS } from './message-words.ts';

/** Why a message is no further, in a few words; null where there is nothing to explain. */
export function explainRow({
  channel,
  reason,
  failure,
}: Pick<MessageRow, 'channel' | 'reason' | 'failure'>): string | null {
  if (failure) return explainFailure(channel, failure, false).happened;
  return reason === null ? null : reasonInWords(reason).short;
}

/** What became of a message, and why it is no further. */
export function standingInWords(message: MessageRow): string {
  const why = explainRow(message);
  const { word } = STATE_WORDS[message.state];
  return why === null ? word : `${word}: ${why}`;
}
