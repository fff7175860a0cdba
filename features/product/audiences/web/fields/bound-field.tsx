import { NativeSelect } from '@mantine/core';
import { textOf, type RuleFieldProps } from '../rule-field.ts';
import styles from './fields.module.css';
import { ValueField } from './value-field.tsx';

const BOUNDS = [
  { value: 'atLeast', label: 'at least' },
  { value: 'atMost', label: 'at most' },
] as const;

interface BoundFieldProps {
  rule: RuleFieldProps;
  /** The name of the number. */
  label: string;
  kind: 'count' | 'amount';
  unit: string;
}

/** A lowest or highest number, and the days in which it counts: at least 2 orders, in the last 90 days. */
export function BoundField({ rule, label, kind, unit }: BoundFieldProps) {
  return (
    <div className={styles.fields}>
      <NativeSelect
        className={styles.bound ?? ''}
        label="Limit"
        aria-label={`Limit, ${rule.name}`}
        data={[...BOUNDS]}
        value={textOf(rule.values.bound) || 'atLeast'}
        error={rule.faultOf('bound')}
        onChange={(event) => rule.change({ bound: event.currentTarget.value })}
      />
      <ValueField rule={rule} field="checkValue1" label={label} kind={kind} unit={unit} />
      <ValueField rule={rule} field="checkValue2" label="In the last" kind="count" unit="days" />
    </div>
  );
}
