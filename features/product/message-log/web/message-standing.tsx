import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { MessageRow } from '../contract/message-row.ts';
import { explainRow } from '../rules/explain-row.ts';
import { describeState } from '../rules/message-words.ts';

/** The state of a message with its reason. */
export function MessageStanding({ message }: { message: MessageRow }) {
  const why = explainRow(message);
  return (
    <>
      <StatusBadge {...describeState(message.state)} /> {why}
    </>
  );
}
