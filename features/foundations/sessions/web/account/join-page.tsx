import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { MOST_NAME_LENGTH } from '#features/foundations/team/contract/team-calls.ts';
import { roleDoes, roleName } from '#features/foundations/team/rules/index.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { fill } from '#platform/language/reader.ts';
import { FailureNote } from '#platform/ui-kit/parts/failure-note.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { WaitingBlock, WaitingFor } from '#platform/ui-kit/parts/waiting-block.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { getInvitation } from '../../contract/account-calls.ts';
import { texts } from '../../texts/en.ts';
import { AccountCard, AccountProblem } from './account-card.tsx';
import styles from './join-page.module.css';
import { useAccept, useInvitation } from './use-account.ts';
import { useLinkToken } from './use-link-token.ts';

/** The page that an invitation leads to. */
export function JoinPage() {
  const token = useLinkToken();
  if (token !== null) return <Invited key={token} token={token} />;
  return <AccountCard title={texts.join.noLink} text={texts.join.noLinkText} />;
}

function Invited({ token }: { token: string }) {
  const { data, error, refetch } = useInvitation(token);
  if (data !== undefined) return <JoinForm token={token} invitation={data} />;
  if (error instanceof RefusedCall && error.code === 'INVITATION_EXPIRED') {
    return (
      <AccountCard title={texts.join.useless} text={sentenceOf(error)} isStatus>
        <Button component="a" href="/" variant="default">
          {texts.account.toHome}
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={texts.join.what}>
      {error === null ? (
        <>
          <WaitingFor what={texts.join.what} />
          <WaitingBlock height={220} />
        </>
      ) : (
        <FailureNote bare what={texts.join.what} error={error} retry={() => void refetch()} />
      )}
    </AccountCard>
  );
}

type Invitation = ResponseOf<typeof getInvitation>;

function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { shopName: shop, email, isKnown } = invitation;
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, data, error, isPending, isSuccess } = useAccept(token);
  const logsOutFirst = error instanceof RefusedCall && error.code === 'INVITATION_FOR_OTHER';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A known person has a name already, and keeps it.
    const given = isKnown ? email.slice(0, MOST_NAME_LENGTH) : name.trim();
    setWrong(given === '');
    if (given !== '') mutate({ name: given, logsOutFirst });
  };
  if (data?.next === 'mailSent') return <MailSent shop={shop} email={email} />;
  return (
    <AccountCard title={fill(texts.join.title, { shop })}>
      <InvitationFacts invitation={invitation} />
      <form className={styles.form} onSubmit={submit} noValidate>
        {isKnown ? (
          <p>{texts.join.known}</p>
        ) : (
          <TextInput
            size="md"
            label={texts.join.name}
            description={texts.join.nameHint}
            name="name"
            autoComplete="name"
            maxLength={MOST_NAME_LENGTH}
            value={name}
            error={isWrong ? <span role="alert">{texts.join.nameWrong}</span> : null}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setWrong(false);
            }}
          />
        )}
        {error !== null && <AccountProblem>{sentenceOf(error)}</AccountProblem>}
        <Button type="submit" size="md" fullWidth loading={isPending || isSuccess}>
          {logsOutFirst ? texts.join.logOutAndJoin : texts.join.join}
        </Button>
      </form>
    </AccountCard>
  );
}

function InvitationFacts({ invitation: { email, role } }: { invitation: Invitation }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.join.address}</dt>
        <dd>
          <bdi>{email}</bdi>
        </dd>
      </div>
      <div>
        <dt>{texts.join.role}</dt>
        <dd>
          {roleName(role)}
          <QuietLine>{roleDoes(role)}</QuietLine>
        </dd>
      </div>
    </dl>
  );
}

function MailSent({ shop, email }: { shop: string; email: string }) {
  return (
    <AccountCard
      isStatus
      title={fill(texts.join.mailSent, { shop })}
      text={<RichText text={texts.join.mailSentText} values={{ email: <bdi>{email}</bdi> }} />}
    />
  );
}
