import { texts } from '../../../texts/en.ts';
import styles from '../../../web/fields/fields.module.css';
import { ValueField } from '../../../web/fields/value-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function LastOrderValueField(rule: RuleFieldProps) {
  const { currency } = rule.shop;
  return (
    <div className={styles.fields}>
      <ValueField rule={rule} field="checkValue1" label={texts.fields.from} kind="amount" unit={currency} />
      <ValueField rule={rule} field="checkValue2" label={texts.fields.to} kind="amount" unit={currency} />
    </div>
  );
}
