import { TextInput } from '@mantine/core';
import { MOST_NAME_LENGTH } from '../../contract/team-calls.ts';
import { texts } from '../../texts/en.ts';
import styles from './agency-name-field.module.css';

interface AgencyNameFieldProps {
  name: string;
  isWrong: boolean;
  change: (name: string) => void;
}

/** The name of a new agency. */
export function AgencyNameField({ name, isWrong, change }: AgencyNameFieldProps) {
  return (
    <TextInput
      className={styles.field ?? ''}
      label={texts.agency.name}
      description={texts.agency.createText}
      autoComplete="organization"
      maxLength={MOST_NAME_LENGTH}
      value={name}
      error={isWrong ? <span role="alert">{texts.agency.nameWrong}</span> : null}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
