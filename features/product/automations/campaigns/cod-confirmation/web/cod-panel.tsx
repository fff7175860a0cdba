import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { problemOf, type MessagePart } from '../../../web/page/message-part.ts';
import { readUnfinished, type CodSettings } from '../settings.ts';
import styles from './cod-panel.module.css';

const NOT_ACTIVE = 'Contact support to activate COD to prepaid';
const EXPIRIES = [
  { value: 'fulfillment', label: 'When the order is fulfilled' },
  { value: 'delay', label: 'After some hours' },
];

/** The settings of cash on delivery: paying online, cancelling, and how long both are offered. */
export function CodPanel(part: MessagePart) {
  const { drip, values, form } = part;
  const cod = readUnfinished(values.settings);
  const change = (changed: Partial<CodSettings>) =>
    form.changeDrip(drip.dripId, { settings: { ...values.settings, ...changed } });
  return (
    <Panel title="Cash on delivery">
      <Prepaid {...{ part, cod, change }} />
      <ChoiceRow
        why="Shoppers can cancel an order that they no longer want, before you ship it."
        control={
          <PowerSwitch
            name="Offer to cancel"
            on={cod.enableCancel}
            onChange={(enableCancel) => change({ enableCancel })}
          />
        }
      >
        Offer to cancel
      </ChoiceRow>
      {cod.enableCancel && <Cancelling {...{ part, cod, change }} />}
      <PaymentNames {...{ part, cod, change }} />
    </Panel>
  );
}

interface CodPartProps {
  part: MessagePart;
  cod: CodSettings;
  change: (changed: Partial<CodSettings>) => void;
}

function Prepaid({ part, cod, change }: CodPartProps) {
  const reasonId = useId();
  const isOn = cod.paymentActive && cod.enablePrepaid;
  return (
    <>
      <ChoiceRow
        why={
          <span id={reasonId}>
            {cod.paymentActive
              ? 'Shoppers can pay online, with the discount that you set, instead of at the door.'
              : NOT_ACTIVE}
          </span>
        }
        control={
          <PowerSwitch
            name="COD to prepaid"
            on={isOn}
            isDisabled={!cod.paymentActive}
            describedBy={reasonId}
            onChange={(enablePrepaid) => change({ enablePrepaid })}
          />
        }
      >
        COD to prepaid
      </ChoiceRow>
      {isOn && (
        <div className={styles.fields}>
          <TextInput
            label="Discount for paying online"
            inputMode="decimal"
            rightSection="%"
            maxLength={8}
            value={cod.prepaidDiscount}
            error={problemOf(part, 'prepaidDiscount')}
            onChange={(event) => change({ prepaidDiscount: event.currentTarget.value })}
          />
          <Expiry
            label="Payment link expires"
            choice={cod.expirePayment}
            hours={cod.expirePaymentTime}
            problem={problemOf(part, 'expirePaymentTime')}
            onChoice={(expirePayment) => change({ expirePayment })}
            onHours={(expirePaymentTime) => change({ expirePaymentTime })}
          />
        </div>
      )}
    </>
  );
}

function Cancelling({ part, cod, change }: CodPartProps) {
  return (
    <>
      <div className={styles.fields}>
        <Expiry
          label="Cancelling expires"
          choice={cod.expireCancel}
          hours={cod.expireCancelTime}
          problem={problemOf(part, 'expireCancelTime')}
          onChoice={(expireCancel) => change({ expireCancel })}
          onHours={(expireCancelTime) => change({ expireCancelTime })}
        />
      </div>
      <ChoiceRow
        why="Off only tags the order COD-CANCELLED, and you cancel it yourself."
        control={
          <PowerSwitch
            name="Cancel the order in the store"
            on={cod.realCancellation}
            onChange={(realCancellation) => change({ realCancellation })}
          />
        }
      >
        Cancel the order in the store
      </ChoiceRow>
    </>
  );
}

function PaymentNames({ part, cod, change }: CodPartProps) {
  const [typed, setTyped] = useState('');
  // Keeps the typed text, with an unfinished line, while it means the same names.
  const isOwn = readNames(typed).join('\n') === cod.codLabels.join('\n');
  return (
    <Textarea
      className={styles.names ?? ''}
      label="Your own names for cash on delivery"
      description="One a line. Names such as “Cash on Delivery (COD)” are known in English, Arabic and Hindi."
      autosize
      minRows={2}
      maxRows={8}
      value={isOwn ? typed : cod.codLabels.join('\n')}
      error={problemOf(part, 'codLabels')}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        change({ codLabels: readNames(event.currentTarget.value) });
      }}
    />
  );
}

function readNames(typed: string): string[] {
  const names = typed.split('\n').map((name) => name.trim());
  return names.filter((name) => name !== '');
}

interface ExpiryProps {
  label: string;
  choice: CodSettings['expireCancel'];
  hours: number | null;
  problem: string | null;
  onChoice: (choice: CodSettings['expireCancel']) => void;
  onHours: (hours: number | null) => void;
}

function Expiry({ label, choice, hours, problem, onChoice, onHours }: ExpiryProps) {
  // Keeps the typed text while it means the same value.
  const [typed, setTyped] = useState('');
  const isTyped = readHours(typed) === hours;
  return (
    <>
      <NativeSelect
        label={label}
        data={EXPIRIES}
        value={choice}
        onChange={(event) => onChoice(event.currentTarget.value === 'delay' ? 'delay' : 'fulfillment')}
      />
      {choice === 'delay' && (
        <TextInput
          label={`${label}: hours`}
          inputMode="numeric"
          maxLength={4}
          value={isTyped ? typed : (hours?.toString() ?? '')}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onHours(readHours(event.currentTarget.value));
          }}
        />
      )}
    </>
  );
}

/** The form refuses text that is not a whole number. Correcting it would turn "4.5" into 45. */
function readHours(typed: string): number | null {
  if (typed.trim() === '') return null;
  const hours = Number(typed);
  return Number.isFinite(hours) ? hours : -1;
}
