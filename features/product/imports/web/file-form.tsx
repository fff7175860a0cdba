import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { dialCountries } from '#platform/phone/dial-codes.ts';
import type { ImportPlan } from '../contract/import.ts';
import { COUNTRY_ABOUT } from './copy.ts';
import styles from './import-dialog.module.css';

const DELIMITERS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar |' },
  { value: '^', label: 'Caret ^' },
  { value: '~', label: 'Tilde ~' },
  { value: ':', label: 'Colon' },
];
const HEADERS = [
  { value: 'true', label: 'Names of the columns' },
  { value: 'false', label: 'A person already' },
];

interface FileFormProps {
  plan: ImportPlan;
  encoding: string;
  change: (plan: ImportPlan) => void;
  /** Called when the file's form changes, so that it has to be read again. */
  say: (choices: { delimiter?: string; hasHeader?: 'true' | 'false' }) => void;
}

/** The file's form, and the country of its national numbers. */
export function FileForm({ plan, encoding, change, say }: FileFormProps) {
  const countries = useMemo(
    () => dialCountries().map(({ country, name }) => ({ value: country, label: name })),
    [],
  );
  const isListed = DELIMITERS.some(({ value }) => value === plan.delimiter);
  const delimiters = isListed
    ? DELIMITERS
    : [...DELIMITERS, { value: plan.delimiter, label: plan.delimiter }];
  return (
    <div className={styles.form}>
      <NativeSelect
        label="Country"
        description={COUNTRY_ABOUT}
        data={countries}
        value={plan.country}
        onChange={(event) => change({ ...plan, country: event.currentTarget.value })}
      />
      <NativeSelect
        label="First row"
        description="What stands in it."
        data={HEADERS}
        value={String(plan.hasHeader)}
        onChange={(event) => say({ hasHeader: event.currentTarget.value === 'true' ? 'true' : 'false' })}
      />
      <NativeSelect
        label="Cells are parted by"
        description={`Read as ${encoding}.`}
        data={delimiters}
        value={plan.delimiter}
        onChange={(event) => say({ delimiter: event.currentTarget.value })}
      />
    </div>
  );
}
