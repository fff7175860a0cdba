import { Button } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { CopyText } from '#platform/ui-kit/parts/copy-text.tsx';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import type { startApp } from '../contract/security-calls.ts';
import { readCode } from '../rules/read-code.ts';
import { texts } from '../texts/en.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './set-up-app.module.css';
import { useConfirmApp, useNewApp } from './use-security.ts';

interface SetUpAppProps {
  /** The label of the button below the recovery codes, which ends the set-up. */
  doneLabel?: string;
  onDone: () => void;
  /** Missing if there is no way around the set-up. */
  onCancel?: () => void;
  /** Another way, which is offered until a code is confirmed. */
  children?: ReactNode;
}

/** The steps that set up an authenticator app: the QR code, the first code, and the recovery codes. */
export function SetUpApp({ doneLabel = texts.recovery.saved, onDone, onCancel, children }: SetUpAppProps) {
  const { data, error, refetch } = useNewApp();
  const confirmation = useConfirmApp();
  if (confirmation.data)
    return <RecoveryCodes codes={confirmation.data.recoveryCodes} doneLabel={doneLabel} onDone={onDone} />;
  if (data === undefined)
    return error === null ? (
      <>
        <WaitingFor what={texts.setUp.what} />
        <WaitingBlock height={320} />
      </>
    ) : (
      <FailureNote bare what={texts.setUp.what} error={error} retry={() => void refetch()} />
    );
  return (
    <>
      <ol className={styles.steps}>
        <li>{texts.setUp.open}</li>
        <li>
          <p>{texts.setUp.scan}</p>
          <NewKey app={data} />
        </li>
        <li>
          <FirstCode
            problem={confirmation.error && sentenceOf(confirmation.error)}
            isPending={confirmation.isPending}
            confirm={confirmation.mutate}
            {...(onCancel && { onCancel })}
          />
        </li>
      </ol>
      {children}
    </>
  );
}

function NewKey({ app }: { app: ResponseOf<typeof startApp> }) {
  const { secret, qrPath, qrSize, address } = app;
  return (
    <div className={styles.key}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${qrSize} ${qrSize}`}
        role="img"
        aria-label={texts.setUp.picture}
        shapeRendering="crispEdges"
      >
        {/* Always black on white: many scanners cannot read the opposite. */}
        <rect width={qrSize} height={qrSize} fill="#fff" />
        <path d={qrPath} fill="#000" />
      </svg>
      <div className={styles.byHand}>
        <p>{texts.setUp.byHand}</p>
        <p className={styles.secret} dir="ltr">
          <CopyText text={secret.replaceAll(/(.{4})(?=.)/g, '$1 ')} name={texts.setUp.key} />
        </p>
        <p>
          <a href={address}>{texts.setUp.onDevice}</a>
        </p>
      </div>
    </div>
  );
}

interface FirstCodeProps {
  problem: string | null;
  isPending: boolean;
  confirm: (code: string) => void;
  onCancel?: () => void;
}

function FirstCode({ problem, isPending, confirm, onCancel }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = readCode(code)?.kind === 'app';
    setWrong(!isGood);
    if (isGood) confirm(code);
  };
  return (
    <form className={styles.confirm} onSubmit={submit} noValidate>
      <p>{texts.setUp.enter}</p>
      <CodeField
        label={texts.setUp.code}
        value={code}
        isFromApp
        problem={isWrong ? texts.setUp.enter : problem}
        onChange={(typed) => {
          setCode(typed);
          setWrong(false);
        }}
      />
      <p className={styles.buttons}>
        <Button type="submit" loading={isPending}>
          {texts.setUp.confirm}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {texts.setUp.cancel}
          </Button>
        )}
      </p>
    </form>
  );
}
