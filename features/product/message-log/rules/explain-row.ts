import type { MessageRow } from '../contract/message-row.ts';
import { explainFailure } from './error-sentences.ts';
import { describeSkipReason, STATE_LABELS } from './message-words.ts';

/** Why a message is no further, in a few words; null where there is nothing to explain. */
export function explainRow({
  channel,
  reason,
  failure,
}: Pick<MessageRow, 'channel' | 'reason' | 'failure'>): string | null {
  if (failure) return explainFailure(channel, failure, false).happened;
  return reason === null ? null : describeSkipReason(reason).short;
}

/** What became of a message, and why it is no further. */
export function describeStanding(message: MessageRow): string {
  const why = explainRow(message);
  const { word } = STATE_LABELS[message.state];
  return why === null ? word : `${word}: ${why}`;
}
