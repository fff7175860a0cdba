import { NativeSelect, TextInput } from '@mantine/core';
import { UNLESS_SET } from '../../rules/usable-discount.ts';
import styles from './fields.module.css';
import type { DiscountValues } from './form/form-values.ts';
import { problemOf, type MessagePart } from './message-part.ts';

const TYPES = [
  { value: 'unique', label: 'A code for each shopper' },
  { value: 'fixed', label: 'One code for everybody' },
];
const UNITS = ['Days', 'Hours', 'Minutes', 'Seconds'] as const;

/** The discount of a message. Hidden while its text shows none. */
export function DiscountFields(part: MessagePart) {
  const { drip, values, form } = part;
  const { discount } = values;
  const change = (changed: Partial<DiscountValues>) =>
    form.changeDrip(drip.dripId, { discount: { ...discount, ...changed } });
  if (!drip.namesDiscount) return <p className={styles.quiet}>This text shows no discount.</p>;
  return (
    <fieldset className={styles.group} data-field="discount">
      <legend>Discount</legend>
      <NativeSelect
        label="Discount type"
        data={TYPES}
        value={discount.type}
        onChange={(event) => change({ type: event.currentTarget.value === 'fixed' ? 'fixed' : 'unique' })}
      />
      <TextInput
        label="Discount percentage"
        inputMode="decimal"
        rightSection="%"
        value={discount.percentage}
        error={problemOf(part, 'percentage')}
        onChange={(event) => change({ percentage: event.currentTarget.value })}
      />
      {discount.type === 'fixed' ? (
        <TextInput
          label="Discount code"
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
        label="Expires after"
        placeholder={`${UNLESS_SET.magnitude} ${UNLESS_SET.unit.toLowerCase()}`}
        inputMode="numeric"
        maxLength={4}
        value={expiry.magnitude}
        error={problem}
        onChange={(event) => change({ expiry: { ...expiry, magnitude: event.currentTarget.value } })}
      />
      <NativeSelect
        label="Unit"
        data={[...UNITS]}
        value={expiry.unit}
        onChange={(event) => {
          const unit = UNITS.find((one) => one === event.currentTarget.value);
          if (unit) change({ expiry: { ...expiry, unit } });
        }}
      />
    </div>
  );
}
