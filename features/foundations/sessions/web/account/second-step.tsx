import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { readCode } from '#features/foundations/second-factors/rules/index.ts';
import { CodeField } from '#features/foundations/second-factors/web/index.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { texts } from '../../texts/en.ts';
import { AccountCard, AccountProblem } from './account-card.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useFinishLogin } from './use-account.ts';

interface SecondStepProps {
  /** What the person has set up. */
  steps: readonly string[];
  startAgain: () => void;
}

/** Asks for what finishes a login: a code, or a passkey for a person without an app. */
export function SecondStep({ steps, startAgain }: SecondStepProps) {
  if (steps.includes('code')) return <EnterCode hasPasskey={steps.includes('passkey')} {...{ startAgain }} />;
  return (
    <AccountCard title={texts.secondStep.passkeyTitle} text={texts.secondStep.passkeyText} isStatus>
      <PasskeyButton label={texts.secondStep.withPasskey} isMain />
      <QuietLine>{texts.secondStep.lostDevice}</QuietLine>
    </AccountCard>
  );
}

interface EnterCodeProps {
  hasPasskey: boolean;
  startAgain: () => void;
}

function EnterCode({ hasPasskey, startAgain }: EnterCodeProps) {
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, error, isPending, isSuccess, reset } = useFinishLogin();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = readCode(code) !== null;
    setWrong(!isGood);
    if (isGood) mutate(code);
  };
  if (error instanceof RefusedCall && error.code === 'PENDING_LOGIN_EXPIRED')
    return (
      <AccountCard title={texts.secondStep.title}>
        <AccountProblem>{sentenceOf(error)}</AccountProblem>
        <Button size="md" onClick={startAgain}>
          {texts.secondStep.newLink}
        </Button>
      </AccountCard>
    );
  return (
    <AccountCard title={texts.secondStep.title} text={texts.secondStep.text} isStatus>
      <form onSubmit={submit} noValidate>
        <CodeField
          label={texts.secondStep.code}
          value={code}
          problem={isWrong ? texts.secondStep.codeWrong : error && sentenceOf(error)}
          onChange={(typed) => {
            setCode(typed);
            setWrong(false);
            if (error) reset();
          }}
        />
        <Button type="submit" size="md" fullWidth mt={16} loading={isPending || isSuccess}>
          {texts.secondStep.logIn}
        </Button>
      </form>
      <QuietLine>{texts.secondStep.noPhone}</QuietLine>
      {hasPasskey && <PasskeyButton label={texts.secondStep.withPasskey} />}
    </AccountCard>
  );
}
