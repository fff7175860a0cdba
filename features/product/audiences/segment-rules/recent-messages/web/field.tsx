import styles from '../../../web/fields/fields.module.css';
import { ValueField } from '../../../web/fields/value-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function RecentMessagesField(rule: RuleFieldProps) {
  return (
    <div className={styles.fields}>
      <ValueField rule={rule} field="checkValue1" label="At least" kind="count" unit="messages" />
      <ValueField rule={rule} field="checkValue2" label="In the last" kind="count" unit="days" />
    </div>
  );
}
