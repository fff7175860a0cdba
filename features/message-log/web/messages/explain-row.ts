import type { MessageRow } from '../../contract/message-row.ts';
import { explainFailure } from '../../rules/error-sentences.ts';
import { reasonInWords } from '../copy.ts';

/** Why a message is no further, in a few words; null where there is nothing to explain. */
export function explainRow({ channel, reason, failure }: MessageRow): string | null {
  if (failure) return explainFailure(channel, failure, false).happened;
  return reason === null ? null : reasonInWords(reason).short;
}
