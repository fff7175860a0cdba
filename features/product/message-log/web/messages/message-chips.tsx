import { describeClass } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { isFailureClass } from '#features/engine/messaging/contract/failures/failure-classes.ts';
import { describeSkipReason } from '#features/engine/messaging/contract/reason-labels.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { fill } from '#platform/language/reader.ts';
import { formatDayOfYear } from '#platform/ui-kit/format/day.ts';
import { filterChipsOf } from '#platform/ui-kit/list/filter-chips-of.ts';
import { FilterChips } from '#platform/ui-kit/list/filter-chips.tsx';
import type { MessageFilter } from '../../contract/message-calls.ts';
import type { MessageState } from '../../contract/message-row.ts';
import { FILTER_REASONS, describeSource, describeState } from '../../rules/message-words.ts';
import { texts } from '../../texts/en.ts';
import { OUTCOME_LABELS } from './outcome-words.ts';

interface ChipsProps {
  filter: MessageFilter;
  /** The name of the filtered broadcast. Null until one of its messages is loaded. */
  broadcastName: string | null;
  onChange: (filter: MessageFilter) => void;
}

/** The filters of the list, each with a button that removes it. */
export function MessageChips({ filter, broadcastName, onChange }: ChipsProps) {
  const labels = { ...LABELS, broadcastId: () => describeSource('broadcast', broadcastName) };
  return <FilterChips chips={filterChipsOf(filter, labels, onChange)} clear={() => onChange({})} />;
}

const LABELS = {
  state: (value: string) => describeState(value as MessageState).word,
  reason: nameReason,
  sourceType: (value: string) => describeSource(value),
  channel: (value: string) => CHANNEL_LABELS[value as keyof typeof CHANNEL_LABELS],
  outcome: (value: string) => OUTCOME_LABELS[value as keyof typeof OUTCOME_LABELS],
  day: formatDayOfYear,
  from: (day: string) => fill(texts.filters.fromDay, { day: formatDayOfYear(day) }),
  until: (day: string) => fill(texts.filters.untilDay, { day: formatDayOfYear(day) }),
};

function nameReason(reason: string): string {
  return isFailureClass(reason) && !FILTER_REASONS.includes(reason)
    ? describeClass(reason).name
    : describeSkipReason(reason).short;
}
