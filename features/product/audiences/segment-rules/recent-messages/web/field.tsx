import { texts } from '../../../texts/en.ts';
import styles from '../../../web/fields/fields.module.css';
import { ValueField } from '../../../web/fields/value-field.tsx';
import type { RuleFieldProps } from '../../../web/rule-field.ts';

export function RecentMessagesField(rule: RuleFieldProps) {
  return (
    <div className={styles.fields}>
      <ValueField
        rule={rule}
        field="checkValue1"
        label={texts.fields.atLeast}
        kind="count"
        unit={texts.units.messages}
      />
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
