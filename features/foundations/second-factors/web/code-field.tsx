import { TextInput } from '@mantine/core';
import styles from './code-field.module.css';

interface CodeFieldProps {
  label: string;
  value: string;
  /** What is wrong with the code, or null. */
  problem: string | null;
  /** Whether only the digits of an app are accepted, so that a phone shows its number keys. */
  isFromApp?: boolean;
  onChange: (code: string) => void;
}

/** A field for a code of an authenticator app, or a recovery code. */
export function CodeField({ label, value, problem, isFromApp = false, onChange }: CodeFieldProps) {
  return (
    <TextInput
      size="md"
      label={label}
      classNames={{ input: styles.code ?? '' }}
      name="code"
      dir="ltr"
      inputMode={isFromApp ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      value={value}
      error={problem === null ? null : <span role="alert">{problem}</span>}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
