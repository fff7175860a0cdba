import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { ALL_TIME } from '../contract/overview-calls.ts';
import { readAskedDays, type AskedDays } from '../rules/read-asked-days.ts';
import type { Days } from '../rules/span.ts';
import { texts } from '../texts/en.ts';
import styles from './days-choice.module.css';

interface DaysChoiceProps {
  days: AskedDays;
  /** The shown days, from which a custom range starts. */
  shown: { from: string; to: string; today: string };
  onChange: (days: AskedDays) => void;
}

const OWN = 'own';

/** Document 1, section 9. */
const SCOPES: readonly { scope: number; label: string }[] = [
  { scope: 0, label: texts.days.today },
  { scope: 1, label: texts.days.yesterday },
  { scope: 7, label: texts.days.lastWeek },
  { scope: 30, label: texts.days.lastMonth },
  { scope: ALL_TIME, label: texts.days.allTime },
];

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
        aria-label={texts.days.label}
        value={isChoosing || isOwn ? OWN : String(days.scope)}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          ...SCOPES.map(({ scope, label }) => ({ value: String(scope), label })),
          { value: OWN, label: texts.days.own },
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
      {field(texts.days.first, 'from', from)}
      <span aria-hidden>–</span>
      {field(texts.days.last, 'to', to)}
      <Button type="submit" variant="default">
        {texts.days.show}
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
  if (from === '' || to === '') return texts.days.missing;
  return from > to ? texts.days.reversed : texts.days.tooMany;
}
