import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Email } from '#platform/http/text-shapes.ts';
import { fill } from '#platform/language/reader.ts';
import { useUnsavedGuard } from '#platform/ui-kit/leaving/use-unsaved-guard.ts';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { NotLoaded } from '#platform/ui-kit/parts/not-loaded.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { PowerSwitch } from '#platform/ui-kit/parts/power-switch.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { useTyped } from '#platform/ui-kit/typed/use-typed.ts';
import type { AlertMails } from '../contract/alert-mail-calls.ts';
import { texts } from '../texts/en.ts';
import styles from './alert-mails-panel.module.css';
import { useAlertMails, useSaveAlertMails, useSendTestMail } from './use-alert-mails.ts';

interface AlertMailsPanelProps {
  shopUrl: string;
  /** Shown below the settings. */
  note?: ReactNode;
}

/** Whether and where e-mails about urgent alerts go. */
export function AlertMailsPanel({ shopUrl, note }: AlertMailsPanelProps) {
  const { data, error, refetch } = useAlertMails(shopUrl);
  return (
    <Panel title={texts.mailSettings.title}>
      {data === undefined && (
        <NotLoaded
          bare
          what={texts.mailSettings.what}
          height={140}
          error={error}
          retry={() => void refetch()}
        />
      )}
      {data !== undefined && <MailsForm shopUrl={shopUrl} stored={data} />}
      {note}
    </Panel>
  );
}

function MailsForm({ shopUrl, stored }: { shopUrl: string; stored: AlertMails }) {
  const { mutate, isPending } = useSaveAlertMails(shopUrl);
  const { typed, setTyped, isSaved } = useTyped({ isOn: stored.isOn, email: stored.email ?? '' });
  const [isWrong, setWrong] = useState(false);
  useUnsavedGuard(!isSaved);
  const change = (part: Partial<typeof typed>) => {
    setWrong(false);
    setTyped({ ...typed, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = typed.email.trim();
    const isGood = email === '' || z.safeParse(Email, email).success;
    setWrong(!isGood);
    if (isGood && !isSaved) mutate({ isOn: typed.isOn, email: email === '' ? null : email });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ChoiceRow
        why={texts.mailSettings.text}
        control={
          <PowerSwitch
            name={texts.mailSettings.switch}
            on={typed.isOn}
            onChange={(isOn) => change({ isOn })}
            right="configure"
          />
        }
      >
        {texts.mailSettings.switch}
      </ChoiceRow>
      {!stored.canSend && <QuietLine>{texts.mailSettings.noServer}</QuietLine>}
      {typed.isOn && (
        <TextInput
          className={styles.email ?? ''}
          label={texts.mailSettings.email}
          description={hintOf(stored)}
          type="email"
          autoComplete="email"
          value={typed.email}
          error={isWrong ? texts.mailSettings.emailWrong : null}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
      )}
      {isSaved ? (
        <TestMail shopUrl={shopUrl} stored={stored} />
      ) : (
        <p className={styles.actions}>
          <Button type="submit" loading={isPending}>
            {texts.mailSettings.save}
          </Button>
          <Button variant="default" onClick={() => change({ isOn: stored.isOn, email: stored.email ?? '' })}>
            {texts.mailSettings.discard}
          </Button>
        </p>
      )}
    </form>
  );
}

function hintOf({ storeEmail }: AlertMails): string {
  return storeEmail === null
    ? texts.mailSettings.emailHintNone
    : fill(texts.mailSettings.emailHint, { email: storeEmail });
}

/** Only saved settings can be tested, because the test goes where the e-mails go. */
function TestMail({ shopUrl, stored }: { shopUrl: string; stored: AlertMails }) {
  const { mutate, isPending } = useSendTestMail(shopUrl);
  if (!stored.canSend || !stored.isOn || (stored.email ?? stored.storeEmail) === null) return null;
  return (
    <p className={styles.actions}>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {texts.mailSettings.test}
      </Button>
    </p>
  );
}
