import { Button, TextInput, type ButtonProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ComponentProps, type FormEvent } from 'react';
import type { Merchant } from '#features/foundations/sessions/contract/session-calls.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { fill } from '#platform/language/reader.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { useLock } from '#platform/ui-kit/rights/reader-role.ts';
import type { Broadcast } from '../../contract/broadcast.ts';
import { checkTestDelivery, sendTestBroadcast } from '../../contract/sending-calls.ts';
import { texts } from '../../texts/en.ts';
import styles from '../broadcast-page.module.css';
import { TextChoice } from '../text-choice.tsx';

interface TestPanelProps {
  merchant: Merchant;
  broadcast: Broadcast;
  isSaved: boolean;
}

/** Sends the saved message to the merchant's phone, and says whether it arrived. */
export function TestSendPanel({ merchant: { shopUrl }, broadcast, isSaved }: TestPanelProps) {
  const { id } = broadcast;
  const [phone, setPhone] = useState('');
  const [arm, setArm] = useState<'A' | 'B'>('A');
  const isOfTwo = broadcast.abTest !== null;
  const { sent, looked } = useTestSend(shopUrl, id, { phone: phone.trim(), arm: isOfTwo ? arm : null });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    looked.reset();
    if (phone.trim() !== '' && !sent.isPending) sent.mutate();
  };
  const error = sent.error ?? looked.error;
  const lock = useLock('market');
  return (
    <Panel title={texts.testSend.title}>
      {isOfTwo && (
        <TextChoice
          label={texts.testSend.arm}
          chosen={arm}
          choose={(chosen) => {
            setArm(chosen);
            sent.reset();
          }}
        />
      )}
      <form className={styles.pair} onSubmit={submit} noValidate>
        <TextInput
          label={texts.testSend.phone}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          value={phone}
          error={error ? sentenceOf(error) : null}
          onChange={(event) => {
            setPhone(event.currentTarget.value);
            sent.reset();
            looked.reset();
          }}
        />
        <BesideButton type="submit" loading={sent.isPending} disabled={phone.trim() === ''} {...lock}>
          {texts.testSend.send}
        </BesideButton>
        {sent.isSuccess && (
          <BesideButton loading={looked.isPending} onClick={() => looked.mutate()}>
            {texts.testSend.check}
          </BesideButton>
        )}
      </form>
      <p className={styles.quiet} role="status">
        {looked.data?.message ?? (sent.isSuccess ? sentTo(phone) : aboutTest(isSaved))}
      </p>
    </Panel>
  );
}

function BesideButton(props: ButtonProps & ComponentProps<'button'>) {
  return <Button variant="default" className={styles.beside ?? ''} {...props} />;
}

interface Tried {
  phone: string;
  /** Null without a second text. */
  arm: 'A' | 'B' | null;
}

/** Returns the state of a test to a number. Errors are shown beside the number. */
function useTestSend(pageId: string, broadcastId: string, { phone, arm }: Tried) {
  const sent = useMutation({
    mutationFn: () =>
      makeCall(sendTestBroadcast, {
        body: { pageId, broadcastId, phoneNumber: phone, ...(arm !== null && { arm }) },
      }),
    onError: () => undefined,
  });
  const looked = useMutation({
    mutationFn: () => makeCall(checkTestDelivery, { body: { receiverId: phone, sourceId: broadcastId } }),
    onError: () => undefined,
  });
  return { sent, looked };
}

function sentTo(phone: string): string {
  return fill(texts.testSend.sent, { phone: phone.trim() });
}

function aboutTest(isSaved: boolean): string {
  return isSaved ? texts.testSend.hint : texts.testSend.hintUnsaved;
}
