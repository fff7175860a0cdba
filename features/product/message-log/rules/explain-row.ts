import { explainFailure } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { describeSkipReason } from '#features/engine/messaging/contract/reason-labels.ts';
import type { MessageRow } from '../contract/message-row.ts';
import { describeState } from './message-words.ts';

/** Returns why a message is in its state, in a few words, or null. */
export function explainRow({
  channel,
  reason,
  failure,
}: Pick<MessageRow, 'channel' | 'reason' | 'failure'>): string | null {
  if (failure) return explainFailure(channel, failure, false).happened;
  return reason === null ? null : describeSkipReason(reason).short;
}

/** Describes a message's state with its reason. */
export function describeStanding(message: MessageRow): string {
  const why = explainRow(message);
  const { word } = describeState(message.state);
  return why === null ? word : `${word}: ${why}`;
}
