import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { texts } from '../../../texts/en.ts';
import { problemOf, type MessagePart } from '../../../web/page/message-part.ts';
import { readUnfinished, type CodSettings } from '../settings.ts';
import styles from './cod-panel.module.css';

const EXPIRIES = [
  { value: 'fulfillment', label: texts.cod.expiries.fulfillment },
  { value: 'delay', label: texts.cod.expiries.delay },
];

/** The settings of cash on delivery: paying online, cancelling, and how long both are offered. */
export function CodPanel(part: MessagePart) {
  const { drip, values, form } = part;
  const cod = readUnfinished(values.settings);
  const change = (changed: Partial<CodSettings>) =>
    form.changeDrip(drip.dripId, { settings: { ...values.settings, ...changed } });
  return (
    <Panel title={texts.cod.title}>
      <Prepaid {...{ part, cod, change }} />
      <ChoiceRow
        why={texts.cod.cancelNote}
        control={
          <PowerSwitch
            name={texts.cod.cancel}
            on={cod.enableCancel}
            onChange={(enableCancel) => change({ enableCancel })}
            right="market"
          />
        }
      >
        {texts.cod.cancel}
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
        why={<span id={reasonId}>{cod.paymentActive ? texts.cod.prepaidNote : texts.cod.notActive}</span>}
        control={
          <PowerSwitch
            name={texts.cod.prepaid}
            on={isOn}
            isDisabled={!cod.paymentActive}
            describedBy={reasonId}
            onChange={(enablePrepaid) => change({ enablePrepaid })}
            right="market"
          />
        }
      >
        {texts.cod.prepaid}
      </ChoiceRow>
      {isOn && (
        <div className={styles.fields}>
          <TextInput
            label={texts.cod.prepaidDiscount}
            inputMode="decimal"
            rightSection="%"
            maxLength={8}
            value={cod.prepaidDiscount}
            error={problemOf(part, 'prepaidDiscount')}
            onChange={(event) => change({ prepaidDiscount: event.currentTarget.value })}
          />
          <Expiry
            label={texts.cod.linkExpires}
            hoursLabel={texts.cod.linkHours}
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
          label={texts.cod.cancelExpires}
          hoursLabel={texts.cod.cancelHours}
          choice={cod.expireCancel}
          hours={cod.expireCancelTime}
          problem={problemOf(part, 'expireCancelTime')}
          onChoice={(expireCancel) => change({ expireCancel })}
          onHours={(expireCancelTime) => change({ expireCancelTime })}
        />
      </div>
      <ChoiceRow
        why={texts.cod.inStoreNote}
        control={
          <PowerSwitch
            name={texts.cod.inStore}
            on={cod.realCancellation}
            onChange={(realCancellation) => change({ realCancellation })}
            right="market"
          />
        }
      >
        {texts.cod.inStore}
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
      label={texts.cod.names}
      description={texts.cod.namesNote}
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
  hoursLabel: string;
  choice: CodSettings['expireCancel'];
  hours: number | null;
  problem: string | null;
  onChoice: (choice: CodSettings['expireCancel']) => void;
  onHours: (hours: number | null) => void;
}

function Expiry({ label, hoursLabel, choice, hours, problem, onChoice, onHours }: ExpiryProps) {
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
          label={hoursLabel}
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
