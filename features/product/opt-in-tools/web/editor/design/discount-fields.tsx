import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { fill } from '#platform/language/reader.ts';
import type { Discount } from '../../../contract/tool-discount.ts';
import { PLACEHOLDER_CODE } from '../../../contract/tool-discount.ts';
import { isDiscountSet } from '../../../rules/decide-toggle.ts';
import { texts } from '../../../texts/en.ts';
import { useEditing } from '../editing.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { PercentField } from '../fields/percent-field.tsx';
import { textsByChoice } from '../texts-by-choice.ts';
import styles from './design.module.css';
import { ofKind } from './of-kind.ts';
import { useCoupon } from './use-coupon.ts';

const YES_NO = [
  { value: 'Yes', label: texts.discount.yes },
  { value: 'No', label: texts.discount.no },
] as const;
const KINDS = [
  { value: 'fixed', label: texts.discount.fixed },
  { value: 'unique', label: texts.discount.unique },
] as const;

/** The choice of a discount for people who sign up. */
export function DiscountFields() {
  const { form } = useEditing();
  const { hasDiscount, discount } = form.design;
  if (hasDiscount === undefined || discount === undefined) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{texts.discount.title}</legend>
      <ChoiceField
        label={texts.discount.asks}
        choices={YES_NO}
        value={hasDiscount ? 'Yes' : 'No'}
        onChange={(chosen) => form.set((design) => textsByChoice(design, chosen === 'Yes'))}
      />
      {hasDiscount && <WhichDiscount discount={discount} />}
    </fieldset>
  );
}

function WhichDiscount({ discount }: { discount: Discount }) {
  const { form } = useEditing();
  /** The discount before another kind was chosen. */
  const [left, setLeft] = useState<Discount | null>(null);
  const choose = (kind: Discount['kind']) => {
    setLeft(discount);
    form.set((design) => ({ ...design, discount: ofKind(kind, discount, left) }));
  };
  const isMissing = discount.kind === 'unique' && !isDiscountSet(discount);
  const percent = (
    <div className={styles.field} data-missing={isMissing}>
      <PercentField
        value={discount.percent}
        {...(isMissing && { description: texts.missing.percent })}
        onChange={(value) => form.change({ discount: { percent: value } })}
      />
    </div>
  );
  return (
    <>
      <ChoiceField label={texts.discount.which} choices={KINDS} value={discount.kind} onChange={choose} />
      {discount.kind === 'fixed' ? (
        <FixedCode discount={discount} percent={percent} />
      ) : (
        <>
          {percent}
          <NumberField
            label={texts.discount.validDays}
            unit={texts.discount.days}
            most={365}
            decimals={0}
            value={discount.validDays}
            onChange={(validDays) => form.change({ discount: { validDays: Math.max(1, validDays ?? 1) } })}
          />
        </>
      )}
    </>
  );
}

interface FixedCodeProps {
  discount: Extract<Discount, { kind: 'fixed' }>;
  percent: React.ReactNode;
}

function FixedCode({ discount, percent }: FixedCodeProps) {
  const { code, percent: value } = discount;
  const { form, merchant } = useEditing();
  const isMissing = !isDiscountSet(discount);
  const coupon = useCoupon(merchant.shopUrl);
  const change = (typed: string) => {
    const next = typed.replaceAll(/[^\w-]/g, '');
    form.change({ discount: { code: next } });
    coupon.ask(next, value);
  };
  return (
    <>
      <div className={styles.field} data-missing={isMissing}>
        <TextInput
          label={texts.code.label}
          {...(isMissing && { description: describeMissing(code) })}
          placeholder={PLACEHOLDER_CODE}
          maxLength={100}
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={form.faultOf('discount.code')}
          onChange={(event) => change(event.currentTarget.value)}
        />
      </div>
      <div onBlur={() => coupon.ask(code, value)}>{percent}</div>
      <p className={styles.note}>{texts.code.percent}</p>
      <p className={coupon.isFailed ? styles.bad : styles.good} role="status">
        {coupon.words}
      </p>
    </>
  );
}

function describeMissing(code: string): string {
  return code === PLACEHOLDER_CODE ? fill(texts.code.sample, { code }) : texts.missing.code;
}
