import { NativeSelect } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { texts } from '../../../texts/en.ts';
import { DayField } from '../../../web/fields/date-bounds-field.tsx';
import styles from '../../../web/fields/fields.module.css';
import { ValueField } from '../../../web/fields/value-field.tsx';
import { textOf, type RuleFieldProps } from '../../../web/rule-field.ts';

const EQUALS = { value: '=', label: texts.attribute.equals };
const COMPARE = [
  EQUALS,
  { value: '<', label: texts.attribute.less },
  { value: '>', label: texts.attribute.greater },
];

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
        label={texts.attribute.comparison}
        aria-label={fill(texts.fields.ofRule, { field: texts.attribute.comparison, rule: name })}
        data={isText ? [EQUALS] : COMPARE}
        value={textOf(values.operator) || '='}
        error={faultOf('operator')}
        onChange={(event) => change({ operator: event.currentTarget.value })}
      />
      {valueType === 'valueDate' ? (
        <DayField rule={rule} field="checkDate1" label={texts.attribute.day} />
      ) : (
        <ValueField
          rule={rule}
          field="checkValue"
          label={texts.attribute.value}
          kind={isText ? 'text' : 'amount'}
        />
      )}
    </div>
  );
}
