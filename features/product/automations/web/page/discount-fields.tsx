import { NativeSelect, TextInput } from '@mantine/core';
import { formatDelay } from '#features/product/flows/rules/flow/format-delay.ts';
import { UNLESS_SET } from '../../rules/usable-discount.ts';
import { texts } from '../../texts/en.ts';
import styles from './fields.module.css';
import type { DiscountValues } from './form/form-values.ts';
import { problemOf, type MessagePart } from './message-part.ts';

const TYPES = [
  { value: 'unique', label: texts.discount.types.unique },
  { value: 'fixed', label: texts.discount.types.fixed },
];
const UNITS = ['Days', 'Hours', 'Minutes', 'Seconds'] as const;

/** The discount of a message. Hidden while its text shows none. */
export function DiscountFields(part: MessagePart) {
  const { drip, values, form } = part;
  const { discount } = values;
  const change = (changed: Partial<DiscountValues>) =>
    form.changeDrip(drip.dripId, { discount: { ...discount, ...changed } });
  if (!drip.namesDiscount) return <p className={styles.quiet}>{texts.discount.none}</p>;
  return (
    <fieldset className={styles.group} data-field="discount">
      <legend>{texts.discount.title}</legend>
      <NativeSelect
        label={texts.discount.type}
        data={TYPES}
        value={discount.type}
        onChange={(event) => change({ type: event.currentTarget.value === 'fixed' ? 'fixed' : 'unique' })}
      />
      <TextInput
        label={texts.discount.percentage}
        inputMode="decimal"
        rightSection="%"
        value={discount.percentage}
        error={problemOf(part, 'percentage')}
        onChange={(event) => change({ percentage: event.currentTarget.value })}
      />
      {discount.type === 'fixed' ? (
        <TextInput
          label={texts.discount.code}
          maxLength={255}
          value={discount.code}
          error={problemOf(part, 'code')}
          onChange={(event) => change({ code: event.currentTarget.value })}
        />
      ) : (
        <Expiry expiry={discount.expiry} problem={problemOf(part, 'expiry')} change={change} />
      )}
    </fieldset>
  );
}

interface ExpiryProps {
  expiry: DiscountValues['expiry'];
  problem: string | null;
  change: (changed: Partial<DiscountValues>) => void;
}

function Expiry({ expiry, problem, change }: ExpiryProps) {
  return (
    <div className={styles.pair}>
      <TextInput
        label={texts.discount.expiry}
        data-optional
        placeholder={formatDelay(UNLESS_SET)}
        inputMode="numeric"
        maxLength={4}
        value={expiry.magnitude}
        error={problem}
        onChange={(event) => change({ expiry: { ...expiry, magnitude: event.currentTarget.value } })}
      />
      <NativeSelect
        label={texts.discount.unit}
        data={UNITS.map((value) => ({ value, label: texts.discount.units[value] }))}
        value={expiry.unit}
        onChange={(event) => {
          const unit = UNITS.find((one) => one === event.currentTarget.value);
          if (unit) change({ expiry: { ...expiry, unit } });
        }}
      />
    </div>
  );
}
