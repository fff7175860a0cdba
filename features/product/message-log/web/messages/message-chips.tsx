import { splitList } from '#platform/http/text-shapes.ts';
import { formatDayOfYear } from '#platform/ui-kit/format/day.ts';
import { FilterChips, type FilterChip } from '#platform/ui-kit/parts/filter-chips.tsx';
import type { MessageFilter } from '../../contract/message-calls.ts';
import type { MessageState } from '../../contract/message-row.ts';
import { CHANNEL_LABELS } from '../../rules/channel-words.ts';
import { CLASS_LABELS } from '../../rules/error-sentences.ts';
import {
  FILTER_REASONS,
  describeSkipReason,
  describeSource,
  STATE_LABELS,
} from '../../rules/message-words.ts';
import { OUTCOME_LABELS } from './outcome-words.ts';

interface ChipsProps {
  filter: MessageFilter;
  /** What the broadcast that the list is narrowed to is called; null until one of its messages is there. */
  broadcastName: string | null;
  onChange: (filter: MessageFilter) => void;
}

/** What the list is narrowed to, each value with the way out of it. */
export function MessageChips({ filter, broadcastName, onChange }: ChipsProps) {
  const chips = Object.entries(filter).flatMap(([field, text]) =>
    chipsOf(field as keyof MessageFilter, text),
  );
  return <FilterChips chips={chips} clear={() => onChange({})} />;

  function chipsOf(field: keyof MessageFilter, text: string | undefined): FilterChip[] {
    return splitList(text).map((value) => ({
      key: `${field}:${value}`,
      words: field === 'broadcastId' ? describeSource('broadcast', broadcastName) : WORDS[field](value),
      remove: () => onChange({ ...filter, [field]: without(text, value) }),
    }));
  }
}

function without(text: string | undefined, value: string): string | undefined {
  return (
    splitList(text)
      .filter((one) => one !== value)
      .join(',') || undefined
  );
}

const WORDS: Record<Exclude<keyof MessageFilter, 'broadcastId'>, (value: string) => string> = {
  state: (value) => STATE_LABELS[value as MessageState].word,
  reason: nameReason,
  sourceType: describeSource,
  channel: (value) => CHANNEL_LABELS[value as keyof typeof CHANNEL_LABELS],
  outcome: (value) => OUTCOME_LABELS[value as keyof typeof OUTCOME_LABELS],
  day: formatDayOfYear,
  from: (day) => `From ${formatDayOfYear(day)}`,
  until: (day) => `Until ${formatDayOfYear(day)}`,
};

function nameReason(reason: string): string {
  const classes: Record<string, { name: string }> = CLASS_LABELS;
  return FILTER_REASONS.includes(reason)
    ? describeSkipReason(reason).short
    : (classes[reason]?.name ?? describeSkipReason(reason).short);
}
