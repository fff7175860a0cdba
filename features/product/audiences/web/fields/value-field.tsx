import { TextInput } from '@mantine/core';
import type { CatalogueText } from '#platform/language/catalogue.ts';
import { choosePlural } from '#platform/language/fill-text.ts';
import { currentReader, fill } from '#platform/language/reader.ts';
import type { ConditionValues } from '../../contract/audience-condition.ts';
import { texts } from '../../texts/en.ts';
import { textOf, type RuleFieldProps } from '../rule-field.ts';
import styles from './fields.module.css';

interface ValueFieldProps {
  rule: RuleFieldProps;
  /** The name of the rule's value. */
  field: keyof ConditionValues;
  label: string;
  kind: 'count' | 'amount' | 'text';
  /** The unit behind the value, with a form for each number. */
  unit?: CatalogueText;
}

/** A typed value of a rule. */
export function ValueField({ rule, field, label, kind, unit: forms }: ValueFieldProps) {
  const value = textOf(rule.values[field]);
  const unit = forms && choosePlural(currentReader().locale, forms, value);
  return (
    <TextInput
      className={styles[kind] ?? ''}
      label={label}
      aria-label={fill(texts.fields.ofRule, { field: label, rule: rule.name })}
      {...(kind !== 'text' && { inputMode: kind === 'count' ? ('numeric' as const) : ('decimal' as const) })}
      maxLength={kind === 'text' ? 200 : 14}
      {...(unit !== undefined && { rightSection: unit, rightSectionWidth: 12 + unit.length * 8 })}
      value={value}
      error={rule.faultOf(field)}
      onChange={(event) => rule.change({ [field]: event.currentTarget.value })}
    />
  );
}
