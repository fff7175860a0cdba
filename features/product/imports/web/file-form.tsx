import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { fill } from '#platform/language/reader.ts';
import { dialCountries } from '#platform/phone/dial-codes.ts';
import type { ImportPlan } from '../contract/import.ts';
import { texts } from '../texts/en.ts';
import styles from './import-dialog.module.css';

const DELIMITERS = [
  { value: ',', label: texts.delimiters.comma },
  { value: ';', label: texts.delimiters.semicolon },
  { value: '\t', label: texts.delimiters.tab },
  { value: '|', label: texts.delimiters.bar },
  { value: '^', label: texts.delimiters.caret },
  { value: '~', label: texts.delimiters.tilde },
  { value: ':', label: texts.delimiters.colon },
];
const HEADERS = [
  { value: 'true', label: texts.fileForm.hasNames },
  { value: 'false', label: texts.fileForm.hasPerson },
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
        label={texts.fileForm.country}
        description={texts.fileForm.countryHint}
        data={countries}
        value={plan.country}
        onChange={(event) => change({ ...plan, country: event.currentTarget.value })}
      />
      <NativeSelect
        label={texts.fileForm.firstRow}
        description={texts.fileForm.firstRowHint}
        data={HEADERS}
        value={String(plan.hasHeader)}
        onChange={(event) => say({ hasHeader: event.currentTarget.value === 'true' ? 'true' : 'false' })}
      />
      <NativeSelect
        label={texts.fileForm.delimiter}
        description={fill(texts.fileForm.encoding, { encoding })}
        data={delimiters}
        value={plan.delimiter}
        onChange={(event) => say({ delimiter: event.currentTarget.value })}
      />
    </div>
  );
}
