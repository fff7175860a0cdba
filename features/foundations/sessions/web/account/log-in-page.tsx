import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { texts as errors } from '#platform/errors/texts/en.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { Email } from '#platform/http/text-shapes.ts';
import { fill } from '#platform/language/reader.ts';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { texts } from '../../texts/en.ts';
import { loginFailure } from '../login-failure.ts';
import { AccountCard, AccountProblem } from './account-card.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SecondStep } from './second-step.tsx';
import { useLogInByLink, useLoginProvider, useSendLoginLink } from './use-account.ts';
import { useLinkToken } from './use-link-token.ts';

/** The login of a team's people: sends a link by e-mail, and logs in the person who opens it. */
export function LogInPage() {
  const token = useLinkToken();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const askAgain = () => {
    setAsking(true);
    void navigate('/log-in', { replace: true });
  };
  // In the address, so that the page can be reloaded while somebody looks for the phone.
  const steps = new URLSearchParams(search).get('steps')?.split(',');
  if (steps) return <SecondStep steps={steps} startAgain={askAgain} />;
  if (token === null || isAsking) return <AskForLink />;
  const goOn = (next: readonly string[]) => void navigate(`/log-in?steps=${next.join()}`, { replace: true });
  return <UseLink key={token} {...{ token, askAgain, goOn }} />;
}

interface UseLinkProps {
  token: string;
  askAgain: () => void;
  goOn: (steps: readonly string[]) => void;
}

/** A scanner of e-mails opens each link, so only the button uses it up. */
function UseLink({ token, askAgain, goOn }: UseLinkProps) {
  const { mutate, error, isPending, isSuccess } = useLogInByLink(token, goOn);
  const isOver = error instanceof RefusedCall && error.code === 'LOGIN_LINK_EXPIRED';
  return (
    <AccountCard title={texts.logIn.linkTitle} text={texts.logIn.linkText}>
      {error !== null && <AccountProblem>{sentenceOf(error)}</AccountProblem>}
      {isOver ? (
        <Button size="md" onClick={askAgain}>
          {texts.logIn.newLink}
        </Button>
      ) : (
        <Button size="md" loading={isPending || isSuccess} onClick={() => mutate()}>
          {texts.logIn.logIn}
        </Button>
      )}
    </AccountCard>
  );
}

function AskForLink() {
  const { search } = useLocation();
  // A provider leads back here, also after it refused somebody.
  const failure = loginFailure(search, errors.fromServer);
  const [email, setEmail] = useState('');
  const provider = useLoginProvider();
  const [isWrong, setWrong] = useState(false);
  const { mutate, reset, error, isPending, isSuccess } = useSendLoginLink();
  const address = email.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = z.safeParse(Email, address).success;
    setWrong(!isGood);
    if (isGood) mutate(address);
  };
  if (isSuccess) return <LinkSent email={address} useOther={reset} />;
  return (
    <AccountCard
      title={texts.logIn.title}
      text={<RichText text={texts.logIn.text} parts={{ store: linkToHome }} />}
    >
      {failure !== null && <AccountProblem>{failure}</AccountProblem>}
      <form onSubmit={submit} noValidate>
        <TextInput
          size="md"
          label={texts.logIn.email}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={isWrong ? <span role="alert">{texts.logIn.emailWrong}</span> : null}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <Button type="submit" size="md" fullWidth mt={16} loading={isPending}>
          {texts.logIn.send}
        </Button>
      </form>
      {error !== null && <AccountProblem>{sentenceOf(error)}</AccountProblem>}
      <PasskeyButton label={texts.logIn.byPasskey} />
      {provider && (
        <Button component="a" href="/auth/openid" size="md" fullWidth variant="default">
          {fill(texts.logIn.byProvider, { name: provider })}
        </Button>
      )}
    </AccountCard>
  );
}

/** The home page has the login through the store. */
function linkToHome(inside: string) {
  return <a href="/">{inside}</a>;
}

/** The sentence is the same whether or not the address belongs to a team, so that nobody learns who belongs to one. */
function LinkSent({ email, useOther }: { email: string; useOther: () => void }) {
  const { mutate, error, isPending, isSuccess } = useSendLoginLink();
  return (
    <AccountCard
      isStatus
      title={texts.logIn.sent}
      text={<RichText text={texts.logIn.sentText} values={{ email: <bdi>{email}</bdi> }} />}
    >
      {error !== null && <AccountProblem>{sentenceOf(error)}</AccountProblem>}
      {isSuccess && <p role="status">{texts.logIn.sentAgain}</p>}
      <Button variant="default" loading={isPending} onClick={() => mutate(email)}>
        {texts.logIn.sendAgain}
      </Button>
      <Button variant="subtle" onClick={useOther}>
        {texts.logIn.otherAddress}
      </Button>
    </AccountCard>
  );
}
