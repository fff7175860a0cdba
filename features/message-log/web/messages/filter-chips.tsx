import { IconX } from '@tabler/icons-react';
import { formatDay } from '#platform/ui-kit/format/day.ts';
import type { MessageFilter } from '../../contract/message-calls.ts';
import { CLASS_WORDS } from '../../rules/error-sentences.ts';
import {
  CHANNEL_WORDS,
  FILTER_REASONS,
  reasonInWords,
  sourceInWords,
  STATE_WORDS,
} from '../../rules/message-words.ts';
import styles from './filter-chips.module.css';

interface ChipsProps {
  filter: MessageFilter;
  onChange: (filter: MessageFilter) => void;
}

/** What the list is narrowed to, each with the way out of it. */
export function FilterChips({ filter, onChange }: ChipsProps) {
  const chips = chipsOf(filter);
  if (chips.length === 0) return null;
  return (
    <p className={styles.chips} role="group" aria-label="Narrowed to">
      {chips.map(({ field, words }) => (
        <button
          key={field}
          type="button"
          className={styles.chip}
          aria-label={`Take away ${words}`}
          onClick={() => onChange({ ...filter, [field]: undefined })}
        >
          {words} <IconX size={14} stroke={1.75} aria-hidden />
        </button>
      ))}
      <button type="button" className={styles.clear} onClick={() => onChange({})}>
        Clear all
      </button>
    </p>
  );
}

function chipsOf({ state, reason, sourceType, channel, outcome, day, from, until }: MessageFilter) {
  const chips: { field: keyof MessageFilter; words: string | undefined }[] = [
    { field: 'state', words: state && STATE_WORDS[state].word },
    { field: 'reason', words: reason && nameReason(reason) },
    { field: 'sourceType', words: sourceType && sourceInWords(sourceType) },
    { field: 'channel', words: channel && CHANNEL_WORDS[channel] },
    { field: 'outcome', words: outcome && { clicked: 'Clicked', ordered: 'Ordered' }[outcome] },
    { field: 'day', words: day && formatDay(day) },
    { field: 'from', words: from && `From ${formatDay(from)}` },
    { field: 'until', words: until && `Until ${formatDay(until)}` },
  ];
  return chips.filter(({ words }) => words !== undefined);
}

function nameReason(reason: string): string {
  const classes: Record<string, { name: string }> = CLASS_WORDS;
  return FILTER_REASONS.includes(reason)
    ? reasonInWords(reason).short
    : (classes[reason]?.name ?? reasonInWords(reason).short);
}
