import { NativeSelect } from '@mantine/core';
import { DayField } from '../../../web/fields/date-bounds-field.tsx';
import styles from '../../../web/fields/fields.module.css';
import { ValueField } from '../../../web/fields/value-field.tsx';
import { textOf, type RuleFieldProps } from '../../../web/rule-field.ts';

const EQUALS = { value: '=', label: 'equals' };
const COMPARE = [EQUALS, { value: '<', label: 'less than' }, { value: '>', label: 'greater than' }];

/**
 * The fields of an attribute's rule. Texts can only be equal; numbers and days are compared. Document 3, section 4.2.
 */
export function AttributeField(rule: RuleFieldProps) {
  const { values, valueType, name, change, faultOf } = rule;
  const isText = valueType === null || valueType === 'valueString';
  return (
    <div className={styles.fields}>
      <NativeSelect
        className={styles.kind ?? ''}
        label="Compare"
        aria-label={`Compare, ${name}`}
        data={isText ? [EQUALS] : COMPARE}
        value={textOf(values.operator) || '='}
        error={faultOf('operator')}
        onChange={(event) => change({ operator: event.currentTarget.value })}
      />
      {valueType === 'valueDate' ? (
        <DayField rule={rule} field="checkDate1" label="Day" />
      ) : (
        <ValueField rule={rule} field="checkValue" label="Value" kind={isText ? 'text' : 'amount'} />
      )}
    </div>
  );
}
