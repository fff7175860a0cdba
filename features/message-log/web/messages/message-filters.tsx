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
const CHANNELS = [ANY, ...Object.entries(CHANNEL_WORDS).map(([value, label]) => ({ value, label }))];

/** What the list is narrowed to. */
export function MessageFilters({ filter, onChange }: FiltersProps) {
  const set = (name: keyof MessageFilter) => (event: { currentTarget: { value: string } }) =>
    onChange({ ...filter, [name]: event.currentTarget.value || undefined });
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
      <TextInput label="Day" type="date" value={filter.day ?? ''} onChange={set('day')} />
    </div>
  );
}
