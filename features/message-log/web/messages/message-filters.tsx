import { NativeSelect, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import type { MessageFilter } from '../../contract/message-calls.ts';
import { MESSAGE_STATES } from '../../contract/message-row.ts';
import { CLASS_WORDS } from '../../rules/error-sentences.ts';
import {
  CHANNEL_WORDS,
  FILTER_REASONS,
  reasonInWords,
  SOURCE_WORDS,
  STATE_WORDS,
} from '../../rules/message-words.ts';
import styles from './message-filters.module.css';

interface FiltersProps {
  filter: MessageFilter;
  onChange: (filter: MessageFilter) => void;
}

const ANY = { value: '', label: 'All' };

const STATES = [ANY, ...MESSAGE_STATES.map((value) => ({ value, label: STATE_WORDS[value].word }))];
const REASONS = [
  ANY,
  {
    group: 'Not sent, or waiting',
    items: FILTER_REASONS.map((value) => ({ value, label: reasonInWords(value).short })),
  },
  {
    group: 'Refused or failed',
    items: Object.entries(CLASS_WORDS)
      // One word stands for both: the rule finds the refusals too.
      .filter(([value]) => !FILTER_REASONS.includes(value))
      .map(([value, { name }]) => ({ value, label: name })),
  },
];
const SOURCES = [ANY, ...Object.entries(SOURCE_WORDS).map(([value, label]) => ({ value, label }))];
const OUTCOMES = [ANY, { value: 'clicked', label: 'Clicked' }, { value: 'ordered', label: 'Ordered' }];
const CHANNELS = [ANY, ...Object.entries(CHANNEL_WORDS).map(([value, label]) => ({ value, label }))];

/** What the list is narrowed to. */
export function MessageFilters({ filter, onChange }: FiltersProps) {
  const set = (name: keyof MessageFilter) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...filter, [name]: event.currentTarget.value || undefined });
  // A single day, as links to the page may have it, becomes a span once one end of it is moved.
  const onDays = (days: Pick<MessageFilter, 'from' | 'until'>) => {
    const { day, ...others } = filter;
    onChange({ ...others, from: filter.from ?? day, until: filter.until ?? day, ...days });
  };
  return (
    <div className={styles.filters} role="group" aria-label="Narrow the list">
      <NativeSelect label="State" data={STATES} value={filter.state ?? ''} onChange={set('state')} />
      <NativeSelect label="Why" data={REASONS} value={filter.reason ?? ''} onChange={set('reason')} />
      <NativeSelect
        label="Campaign"
        data={SOURCES}
        value={filter.sourceType ?? ''}
        onChange={set('sourceType')}
      />
      <NativeSelect label="Channel" data={CHANNELS} value={filter.channel ?? ''} onChange={set('channel')} />
      <NativeSelect label="Outcome" data={OUTCOMES} value={filter.outcome ?? ''} onChange={set('outcome')} />
      <TextInput
        label="From"
        type="date"
        value={filter.from ?? filter.day ?? ''}
        max={filter.until}
        onChange={(event) => onDays({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        label="Until"
        type="date"
        value={filter.until ?? filter.day ?? ''}
        min={filter.from}
        onChange={(event) => onDays({ until: event.currentTarget.value || undefined })}
      />
    </div>
  );
}
