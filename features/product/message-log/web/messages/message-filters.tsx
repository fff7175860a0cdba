import { CLASS_LABELS } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { describeSkipReason } from '#features/engine/messaging/contract/reason-labels.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { splitList } from '#platform/http/text-shapes.ts';
import { FilterGrid } from '#platform/ui-kit/list/list-frame.tsx';
import { ChooseMany } from '#platform/ui-kit/parts/choose-many.tsx';
import { DayInput } from '#platform/ui-kit/parts/day-input.tsx';
import type { MessageFilter } from '../../contract/message-calls.ts';
import { MESSAGE_STATES } from '../../contract/message-row.ts';
import { FILTER_REASONS, SOURCE_LABELS, STATE_LABELS } from '../../rules/message-words.ts';
import { OUTCOME_LABELS } from './outcome-words.ts';

interface FiltersProps {
  filter: MessageFilter;
  onChange: (filter: MessageFilter) => void;
}

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const STATES = MESSAGE_STATES.map((value) => ({ value, label: STATE_LABELS[value].word }));
const REASONS = [
  ...FILTER_REASONS.map((value) => ({
    value,
    label: describeSkipReason(value).short,
    group: 'Not sent, or waiting',
  })),
  ...Object.entries(CLASS_LABELS)
    // One label stands for both, because the rule also finds the refusals.
    .filter(([value]) => !FILTER_REASONS.includes(value))
    .map(([value, { name }]) => ({ value, label: name, group: 'Refused or failed' })),
];
const CHOICES = [
  { field: 'state', label: 'State', choices: STATES },
  { field: 'reason', label: 'Why', choices: REASONS },
  { field: 'sourceType', label: 'Campaign', choices: choicesOf(SOURCE_LABELS) },
  { field: 'channel', label: 'Channel', choices: choicesOf(CHANNEL_LABELS) },
  { field: 'outcome', label: 'Outcome', choices: choicesOf(OUTCOME_LABELS) },
] as const;

/** The filters of the list. */
export function MessageFilters({ filter, onChange }: FiltersProps) {
  // A single day from a link becomes a range when one end is moved.
  const onDays = (days: Pick<MessageFilter, 'from' | 'until'>) => {
    const { day, ...others } = filter;
    onChange({ ...others, from: filter.from ?? day, until: filter.until ?? day, ...days });
  };
  return (
    <FilterGrid>
      {CHOICES.map(({ field, label, choices }) => (
        <ChooseMany
          key={field}
          label={label}
          choices={choices}
          chosen={splitList(filter[field])}
          onChange={(chosen) => onChange({ ...filter, [field]: chosen.join(',') || undefined })}
        />
      ))}
      <DayInput
        label="From"
        value={filter.from ?? filter.day ?? ''}
        max={filter.until}
        onDay={(day) => onDays({ from: day || undefined })}
      />
      <DayInput
        label="Until"
        value={filter.until ?? filter.day ?? ''}
        min={filter.from}
        onDay={(day) => onDays({ until: day || undefined })}
      />
    </FilterGrid>
  );
}
