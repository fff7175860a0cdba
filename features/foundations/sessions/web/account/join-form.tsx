import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { MOST_NAME_LENGTH } from '#features/foundations/team/contract/team-calls.ts';
import { roleDoes, roleName } from '#features/foundations/team/rules/index.ts';
import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import { fill } from '#platform/language/reader.ts';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import type { acceptInvitation, getInvitation } from '../../contract/account-calls.ts';
import { texts } from '../../texts/en.ts';
import { AccountCard, AccountProblem } from './account-card.tsx';
import styles from './join-form.module.css';
import { useAccept } from './use-account.ts';

type Invitation = ResponseOf<typeof getInvitation>;

/** An open invitation with the form that accepts it. A new person enters a name, and for a new agency its name too. */
export function JoinForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { kind, email, isKnown } = invitation;
  const [name, setName] = useState('');
  const [agencyName, setAgencyName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, data, error, isPending, isSuccess } = useAccept(token);
  const logsOutFirst = error instanceof RefusedCall && error.code === 'INVITATION_FOR_OTHER';
  const foundsAgency = kind === 'agency' && !isKnown;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    // A known person has a name already, and keeps it.
    const given = isKnown ? email.slice(0, MOST_NAME_LENGTH) : name.trim();
    const agency = agencyName.trim();
    if (given === '' || (foundsAgency && agency === '')) return;
    mutate({ name: given, agencyName: foundsAgency ? agency : undefined, logsOutFirst });
  };
  if (data !== undefined && data.next !== 'loggedIn' && data.next !== 'openAgencies')
    return <Accepted invitation={invitation} next={data.next} />;
  return (
    <AccountCard title={titleOf(invitation)} text={textOf(invitation)}>
      <InvitationFacts invitation={invitation} />
      <form className={styles.form} onSubmit={submit} noValidate>
        {isKnown ? (
          <p>{kind === 'agency' ? texts.join.agencyKnown : texts.join.known}</p>
        ) : (
          <NameField
            label={texts.join.name}
            hint={texts.join.nameHint}
            field="name"
            value={name}
            problem={isChecked && name.trim() === '' ? texts.join.nameWrong : null}
            onChange={setName}
          />
        )}
        {foundsAgency && (
          <NameField
            label={texts.join.agencyName}
            hint={texts.join.agencyNameHint}
            field="organization"
            value={agencyName}
            problem={isChecked && agencyName.trim() === '' ? texts.join.agencyNameWrong : null}
            onChange={setAgencyName}
          />
        )}
        {error !== null && <AccountProblem>{sentenceOf(error)}</AccountProblem>}
        <Button type="submit" size="md" fullWidth loading={isPending || isSuccess}>
          {logsOutFirst ? texts.join.logOutAndJoin : buttonOf(invitation)}
        </Button>
      </form>
    </AccountCard>
  );
}

interface NameFieldProps {
  label: string;
  hint: string;
  /** The browser's own name of the field, for values that it remembers. */
  field: 'name' | 'organization';
  value: string;
  problem: string | null;
  onChange: (value: string) => void;
}

function NameField({ label, hint, field, value, problem, onChange }: NameFieldProps) {
  return (
    <TextInput
      size="md"
      label={label}
      description={hint}
      name={field}
      autoComplete={field}
      maxLength={MOST_NAME_LENGTH}
      value={value}
      error={problem && <span role="alert">{problem}</span>}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function titleOf(invitation: Invitation): string {
  if (invitation.kind === 'colleague')
    return fill(texts.join.colleagueTitle, { agency: invitation.agencyName });
  const { kind, shopName: shop } = invitation;
  return fill(kind === 'agency' ? texts.join.agencyTitle : texts.join.title, { shop });
}

function textOf({ kind }: Invitation): string | undefined {
  if (kind === 'agency') return texts.join.agencyText;
  return kind === 'colleague' ? texts.join.colleagueText : undefined;
}

function buttonOf({ kind, isKnown }: Invitation): string {
  if (kind === 'person') return texts.join.join;
  return kind === 'agency' && isKnown ? texts.join.goOn : texts.join.joinAgency;
}

function InvitationFacts({ invitation }: { invitation: Invitation }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.join.address}</dt>
        <dd>
          <bdi>{invitation.email}</bdi>
        </dd>
      </div>
      {invitation.kind !== 'colleague' && (
        <div>
          <dt>{texts.join.role}</dt>
          <dd>
            {roleName(invitation.role)}
            <QuietLine>{roleDoes(invitation.role)}</QuietLine>
          </dd>
        </div>
      )}
    </dl>
  );
}

type Waiting = Exclude<ResponseOf<typeof acceptInvitation>['next'], 'loggedIn' | 'openAgencies'>;

/** What follows if the reader is not logged in by the invitation. */
function Accepted({ invitation, next }: { invitation: Invitation; next: Waiting }) {
  const sentences = {
    mailSent: texts.join.mailSentText,
    logInFirst: texts.join.logInFirstText,
    waitForShop: texts.join.waitText,
  };
  return (
    <AccountCard
      isStatus
      title={next === 'logInFirst' ? texts.join.logInFirst : doneTitleOf(invitation)}
      text={<RichText text={sentences[next]} values={{ email: <bdi>{invitation.email}</bdi> }} />}
    />
  );
}

function doneTitleOf(invitation: Invitation): string {
  if (invitation.kind === 'person') return fill(texts.join.mailSent, { shop: invitation.shopName });
  return texts.join.accepted;
}
