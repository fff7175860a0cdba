import { NativeSelect } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../texts/en.ts';
import { toCap } from './sending-choices.ts';
import styles from './sending-panel.module.css';

const HOURS = [1, 2, 4, 8, 12, 24, 48, 72];

interface TalkChoiceProps {
  /** Null: offers do not wait. */
  hours: number | null;
  onChange: (hours: number | null) => void;
}

/** Sets how long offers wait after a person of the shop wrote to somebody. */
export function TalkChoice({ hours, onChange }: TalkChoiceProps) {
  const choices =
    hours === null || HOURS.includes(hours) ? HOURS : [...HOURS, hours].toSorted((a, b) => a - b);
  return (
    <fieldset className={styles.group} aria-label={texts.talks.title}>
      <legend className={styles.legend}>{texts.talks.title}</legend>
      <p className={styles.why}>{texts.talks.text}</p>
      <div className={styles.fields}>
        <NativeSelect
          label={texts.talks.label}
          value={String(hours ?? '')}
          data={[
            ...choices.map((count) => ({ value: String(count), label: fill(texts.talks.hours, { count }) })),
            { value: '', label: texts.talks.none },
          ]}
          onChange={(event) => onChange(toCap(event.currentTarget.value))}
        />
      </div>
    </fieldset>
  );
}
