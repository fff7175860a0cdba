import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from '../texts/en.ts';
import styles from './rule-card.module.css';

const LONGEST = 80;

/** The title of a rule. Saved on leaving the field or Enter, restored by Escape. */
export function RuleTitle({ title, onChange }: { title: string; onChange: (title: string) => void }) {
  const [draft, setDraft] = useState<string | null>(null);
  const keep = () => {
    const next = draft?.trim() ?? '';
    if (next !== '' && next !== title) onChange(next);
    setDraft(null);
  };
  return (
    <TextInput
      className={styles.title ?? ''}
      label={texts.rules.name}
      value={draft ?? title}
      maxLength={LONGEST}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}
