import { describeClass } from '#features/engine/messaging/contract/failures/error-sentences.ts';
import { FAILURE_CLASSES } from '#features/engine/messaging/contract/failures/failure-classes.ts';
import { describeSkipReason } from '#features/engine/messaging/contract/reason-labels.ts';
import { CHANNEL_LABELS } from '#platform/channel/channel-labels.ts';
import { splitList } from '#platform/http/text-shapes.ts';
import { ChooseMany } from '#platform/ui-kit/fields/choose-many.tsx';
import { DayInput } from '#platform/ui-kit/fields/day-input.tsx';
import { FilterGrid } from '#platform/ui-kit/list/list-frame.tsx';
import type { MessageFilter } from '../../contract/message-calls.ts';
import { MESSAGE_STATES } from '../../contract/message-row.ts';
import { FILTER_REASONS, sourceLabels, describeState } from '../../rules/message-words.ts';
import { texts } from '../../texts/en.ts';
import { OUTCOME_LABELS } from './outcome-words.ts';

interface FiltersProps {
  filter: MessageFilter;
  onChange: (filter: MessageFilter) => void;
}

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const STATES = MESSAGE_STATES.map((value) => ({ value, label: describeState(value).word }));
const REASONS = [
  ...FILTER_REASONS.map((value) => ({
    value,
    label: describeSkipReason(value).short,
    group: texts.filters.notSent,
  })),
  // One label stands for both, because the rule also finds the refusals.
  ...FAILURE_CLASSES.filter((value) => !FILTER_REASONS.includes(value)).map((value) => ({
    value,
    label: describeClass(value).name,
    group: texts.filters.failed,
  })),
];
const CHOICES = [
  { field: 'state', label: texts.columns.state, choices: STATES },
  { field: 'reason', label: texts.columns.why, choices: REASONS },
  { field: 'sourceType', label: texts.columns.campaign, choices: choicesOf(sourceLabels()) },
  { field: 'channel', label: texts.columns.channel, choices: choicesOf(CHANNEL_LABELS) },
  { field: 'outcome', label: texts.columns.outcome, choices: choicesOf(OUTCOME_LABELS) },
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
        label={texts.filters.from}
        value={filter.from ?? filter.day ?? ''}
        max={filter.until}
        onDay={(day) => onDays({ from: day || undefined })}
      />
      <DayInput
        label={texts.filters.until}
        value={filter.until ?? filter.day ?? ''}
        min={filter.from}
        onDay={(day) => onDays({ until: day || undefined })}
      />
    </FilterGrid>
  );
}
