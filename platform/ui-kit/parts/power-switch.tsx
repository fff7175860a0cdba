import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import styles from './power-switch.module.css';

interface PowerSwitchProps {
  /** What is switched, for example 'Abandoned cart campaign'. */
  name: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** On or off, with the word beside it. */
export function PowerSwitch({ name, on, onChange }: PowerSwitchProps) {
  return (
    <Switch
      classNames={{ track: styles.track, label: styles.word }}
      size="md"
      checked={on}
      onChange={(event) => onChange(event.currentTarget.checked)}
      aria-label={name}
      label={on ? 'On' : 'Off'}
      labelPosition="left"
      withThumbIndicator={false}
    />
  );
}
