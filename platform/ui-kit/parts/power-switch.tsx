import { Switch } from '@mantine/core';
import type { Right } from '#platform/rights/rights.ts';
import { useLock } from '../rights/reader-role.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { texts } from '../texts/en.ts';
import styles from './power-switch.module.css';

interface PowerSwitchProps {
  /** What is switched, for example 'Abandoned cart campaign'. */
  name: string;
  on: boolean;
  onChange: (on: boolean) => void;
  isDisabled?: boolean;
  /** The right that a role needs to use it. */
  right: Right;
  /** The id of the explanation. */
  describedBy?: string;
}

/** An on/off switch with its state as a word; screen readers get the state from the switch. */
export function PowerSwitch({
  name,
  on,
  onChange,
  isDisabled = false,
  right,
  describedBy,
}: PowerSwitchProps) {
  const lock = useLock(right);
  return (
    <span className={styles.power}>
      <span className={styles.word} aria-hidden>
        {on ? texts.switches.on : texts.switches.off}
      </span>
      <Switch
        classNames={{ track: styles.track }}
        size="md"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
        disabled={isDisabled}
        {...lock}
        aria-label={name}
        aria-describedby={describedBy}
        withThumbIndicator={false}
      />
    </span>
  );
}
