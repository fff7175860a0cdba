import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { MessageRow } from '../contract/message-row.ts';
import { explainRow } from '../rules/explain-row.ts';
import { STATE_LABELS } from '../rules/message-words.ts';

/** What became of a message, in a word, and why it is no further. */
export function MessageStanding({ message }: { message: MessageRow }) {
  const why = explainRow(message);
  return (
    <>
      <StatusBadge {...STATE_LABELS[message.state]} /> {why}
    </>
  );
}
