import { TextInput } from '@mantine/core';
import type { ConditionValues } from '../../contract/audience-condition.ts';
import { textOf, type RuleFieldProps } from '../rule-field.ts';
import styles from './fields.module.css';

interface ValueFieldProps {
  rule: RuleFieldProps;
  /** Which of the rule's values. */
  field: keyof ConditionValues;
  label: string;
  kind: 'count' | 'amount' | 'text';
  /** What the value is counted in, behind it. */
  unit?: string;
}

/** One value of a rule that is typed. */
export function ValueField({ rule, field, label, kind, unit }: ValueFieldProps) {
  return (
    <TextInput
      className={styles[kind] ?? ''}
      label={label}
      aria-label={`${label}, ${rule.name}`}
      {...(kind !== 'text' && { inputMode: kind === 'count' ? ('numeric' as const) : ('decimal' as const) })}
      maxLength={kind === 'text' ? 200 : 14}
      {...(unit !== undefined && { rightSection: unit, rightSectionWidth: 12 + unit.length * 8 })}
      value={textOf(rule.values[field])}
      error={rule.faultOf(field)}
      onChange={(event) => rule.change({ [field]: event.currentTarget.value })}
    />
  );
}
