import { Button, TextInput } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { Email } from '#platform/http/text-shapes.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { RichText } from '#platform/ui-kit/texts/rich-text.tsx';
import { InvitedRole } from '../contract/team-calls.ts';
import { roleDoes } from '../rules/role-does.ts';
import { roleName } from '../rules/role-name.ts';
import { texts } from '../texts/en.ts';
import styles from './invite-panel.module.css';
import { useInvite, type Invited } from './use-team.ts';

interface InvitePanelProps {
  shopUrl: string;
  helpUrl: string;
  canSendMail: boolean;
}

/** The form that invites a person or an agency. Without a mail server it says what is missing. */
export function InvitePanel({ shopUrl, helpUrl, canSendMail }: InvitePanelProps) {
  return (
    <Panel title={texts.invite.title}>
      {canSendMail ? <InviteForm shopUrl={shopUrl} /> : <NoMail helpUrl={helpUrl} />}
    </Panel>
  );
}

function NoMail({ helpUrl }: { helpUrl: string }) {
  return (
    <p>
      <RichText
        text={texts.invite.noMail}
        values={{
          help: (
            <a href={helpUrl} target="_blank" rel="noreferrer">
              {texts.invite.readHow}
            </a>
          ),
        }}
      />
    </p>
  );
}

function InviteForm({ shopUrl }: { shopUrl: string }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('marketer');
  const [isWrong, setWrong] = useState(false);
  const [invited, setInvited] = useState<Invited>('person');
  const { mutate, isPending } = useInvite(shopUrl, invited);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const isGood = z.safeParse(Email, address).success;
    setWrong(!isGood);
    if (isGood) mutate({ email: address, role }, { onSuccess: () => setEmail('') });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <InvitedRadios invited={invited} choose={setInvited} />
      <TextInput
        className={styles.email ?? ''}
        label={texts.invite.email}
        description={invited === 'agency' ? texts.shopAgencies.agencyText : texts.invite.text}
        type="email"
        autoComplete="off"
        value={email}
        error={isWrong ? <span role="alert">{texts.invite.emailWrong}</span> : null}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <RoleRadios role={role} choose={setRole} />
      <p>
        <Button type="submit" loading={isPending}>
          {texts.invite.send}
        </Button>
      </p>
    </form>
  );
}

function InvitedRadios({ invited, choose }: { invited: Invited; choose: (invited: Invited) => void }) {
  const name = useId();
  const choices = [
    ['person', texts.shopAgencies.aPerson],
    ['agency', texts.shopAgencies.anAgency],
  ] as const;
  return (
    <fieldset className={styles.roles}>
      <legend className={styles.legend}>{texts.shopAgencies.whom}</legend>
      {choices.map(([one, label]) => (
        <div key={one} className={styles.role}>
          <input
            type="radio"
            id={`${name}-${one}`}
            name={name}
            checked={one === invited}
            onChange={() => choose(one)}
          />
          <label htmlFor={`${name}-${one}`}>{label}</label>
        </div>
      ))}
    </fieldset>
  );
}

function RoleRadios({ role: chosen, choose }: { role: InvitedRole; choose: (role: InvitedRole) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.roles}>
      <legend className={styles.legend}>{texts.invite.role}</legend>
      {InvitedRole.options.map((role) => (
        <div key={role} className={styles.role}>
          <input
            type="radio"
            id={`${name}-${role}`}
            name={name}
            checked={role === chosen}
            aria-describedby={`${name}-${role}-does`}
            onChange={() => choose(role)}
          />
          <label htmlFor={`${name}-${role}`}>{roleName(role)}</label>
          <span id={`${name}-${role}-does`} className={styles.does}>
            {roleDoes(role)}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
