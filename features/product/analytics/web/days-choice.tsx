import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { readAskedDays, type AskedDays } from '../rules/read-asked-days.ts';
import type { Days } from '../rules/span.ts';
import { DAYS_BACKWARDS, DAYS_MISSING, DAYS_TOO_MANY, OWN_DAYS, SCOPE_LABELS } from './copy.ts';
import styles from './days-choice.module.css';

interface DaysChoiceProps {
  days: AskedDays;
  /** The shown days, from which a custom range starts. */
  shown: { from: string; to: string; today: string };
  onChange: (days: AskedDays) => void;
}

const OWN = 'own';

/** The choice of the days: a scope, or a first and a last day. */
export function DaysChoice({ days, shown, onChange }: DaysChoiceProps) {
  const isOwn = !('scope' in days);
  const [isChoosing, setIsChoosing] = useState(isOwn);
  const choose = (value: string) => {
    setIsChoosing(value === OWN);
    if (value !== OWN) onChange({ scope: Number(value) });
  };
  return (
    <div className={styles.choice}>
      <NativeSelect
        aria-label="Days"
        value={isChoosing || isOwn ? OWN : String(days.scope)}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...SCOPE_LABELS.map(({ scope, word }) => ({ value: String(scope), label: word })),
          { value: OWN, label: OWN_DAYS },
        ]}
      />
      {(isChoosing || isOwn) && (
        <OwnDays
          key={JSON.stringify(days)}
          begin={'scope' in days ? shown : days}
          today={shown.today}
          onChange={onChange}
        />
      )}
    </div>
  );
}

interface OwnDaysProps {
  /** Used until something is typed. The figures may bring it later than the first keystroke. */
  begin: Days;
  today: string;
  onChange: (days: AskedDays) => void;
}

function OwnDays({ begin, today, onChange }: OwnDaysProps) {
  const [typed, setTyped] = useState<Partial<Days>>({});
  const { from, to } = { ...begin, ...typed };
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = readAskedDays(new URLSearchParams({ from, to }));
    setProblem(asked === null ? whatIsWrong(from, to) : null);
    if (asked !== null) onChange(asked);
  };
  const field = (name: string, end: keyof Days, value: string) => (
    <TextInput
      type="date"
      aria-label={name}
      value={value}
      max={today}
      error={problem !== null}
      onChange={(event) => {
        const day = event.currentTarget.value;
        setTyped((before) => ({ ...before, [end]: day }));
        setProblem(null);
      }}
    />
  );
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      {field('First day', 'from', from)}
      <span aria-hidden>–</span>
      {field('Last day', 'to', to)}
      <Button type="submit" variant="default">
        Show
      </Button>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

function whatIsWrong(from: string, to: string): string {
  if (from === '' || to === '') return DAYS_MISSING;
  return from > to ? DAYS_BACKWARDS : DAYS_TOO_MANY;
}
