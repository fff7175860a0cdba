import { NativeSelect, TextInput } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import type { ConditionValues } from '../../contract/audience-condition.ts';
import { dayInShop } from '../../contract/value-shapes.ts';
import { texts } from '../../texts/en.ts';
import { textOf, type RuleFieldProps } from '../rule-field.ts';
import { useKind } from '../use-kind.ts';
import styles from './fields.module.css';
import { kindOfBounds, type BoundsKind } from './kind-of-bounds.ts';
import { ValueField } from './value-field.tsx';

const KINDS: readonly { value: BoundsKind; label: string }[] = [
  { value: 'last', label: texts.when.last },
  { value: 'days', label: texts.when.days },
  { value: 'ago', label: texts.when.ago },
];
const NO_VALUES = { checkDate1: null, checkDate2: null, checkValue1: null, checkValue2: null };

/** Two days of the shop, or numbers of days ago, which move until the message is sent. */
export function DateBoundsField(rule: RuleFieldProps) {
  const { values, name, change } = rule;
  const { kind, choose } = useKind(kindOfBounds(values), 'days');
  return (
    <div className={styles.fields}>
      <NativeSelect
        className={styles.kind ?? ''}
        label={texts.when.label}
        aria-label={fill(texts.fields.ofRule, { field: texts.when.label, rule: name })}
        data={[...KINDS]}
        value={kind}
        onChange={(event) => {
          const chosen = KINDS.find(({ value }) => value === event.currentTarget.value)?.value ?? 'days';
          choose(chosen);
          change(NO_VALUES);
        }}
      />
      <BoundsOfKind rule={rule} kind={kind} />
    </div>
  );
}

function BoundsOfKind({ rule, kind }: { rule: RuleFieldProps; kind: BoundsKind }) {
  switch (kind) {
    case 'last': {
      const untilNow = (values: ConditionValues) => rule.change({ ...values, checkValue2: 0 });
      return (
        <ValueField
          rule={{ ...rule, change: untilNow }}
          field="checkValue1"
          label={texts.fields.inTheLast}
          kind="count"
          unit={texts.units.days}
        />
      );
    }
    case 'ago':
      return (
        <>
          <ValueField
            rule={rule}
            field="checkValue2"
            label={texts.fields.atLeast}
            kind="count"
            unit={texts.units.daysAgo}
          />
          <ValueField
            rule={rule}
            field="checkValue1"
            label={texts.fields.atMost}
            kind="count"
            unit={texts.units.daysAgo}
          />
        </>
      );
    case 'days':
      return (
        <>
          <DayField rule={rule} field="checkDate1" label={texts.fields.from} />
          <DayField rule={rule} field="checkDate2" label={texts.fields.until} />
        </>
      );
  }
}

interface DayFieldProps {
  rule: RuleFieldProps;
  field: 'checkDate1' | 'checkDate2';
  label: string;
}

/** A day of the shop. An older rule may have a moment of that day. */
export function DayField({ rule, field, label }: DayFieldProps) {
  return (
    <TextInput
      className={styles.day ?? ''}
      type="date"
      label={label}
      aria-label={fill(texts.fields.ofRule, { field: label, rule: rule.name })}
      min="1900-01-01"
      max="2100-12-31"
      value={dayInShop(textOf(rule.values[field]), rule.shop.timeZone)}
      error={rule.faultOf(field)}
      onChange={(event) => rule.change({ [field]: event.currentTarget.value })}
    />
  );
}
