import { NativeSelect } from '@mantine/core';
import type { CatalogueText } from '#platform/language/catalogue.ts';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../texts/en.ts';
import { textOf, type RuleFieldProps } from '../rule-field.ts';
import styles from './fields.module.css';
import { ValueField } from './value-field.tsx';

const BOUNDS = [
  { value: 'atLeast', label: texts.limit.atLeast },
  { value: 'atMost', label: texts.limit.atMost },
] as const;

interface BoundFieldProps {
  rule: RuleFieldProps;
  /** The name of the number. */
  label: string;
  kind: 'count' | 'amount';
  unit: CatalogueText;
}

/** A lowest or highest number, and the days in which it counts: at least 2 orders, in the last 90 days. */
export function BoundField({ rule, label, kind, unit }: BoundFieldProps) {
  return (
    <div className={styles.fields}>
      <NativeSelect
        className={styles.bound ?? ''}
        label={texts.limit.label}
        aria-label={fill(texts.fields.ofRule, { field: texts.limit.label, rule: rule.name })}
        data={[...BOUNDS]}
        value={textOf(rule.values.bound) || 'atLeast'}
        error={rule.faultOf('bound')}
        onChange={(event) => rule.change({ bound: event.currentTarget.value })}
      />
      <ValueField rule={rule} field="checkValue1" label={label} kind={kind} unit={unit} />
      <ValueField
        rule={rule}
        field="checkValue2"
        label={texts.fields.inTheLast}
        kind="count"
        unit={texts.units.days}
      />
    </div>
  );
}
