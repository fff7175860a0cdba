import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { Email } from '#platform/http/text-shapes.ts';
import { fill } from '#platform/language/reader.ts';
import { ConfirmDialog } from '#platform/ui-kit/dialogs/confirm-dialog.tsx';
import { ChoiceRow } from '#platform/ui-kit/parts/choice-row.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { QuietLine } from '#platform/ui-kit/parts/quiet-line.tsx';
import type { Agency } from '../../contract/agency-calls.ts';
import { texts } from '../../texts/en.ts';
import styles from './agency-page.module.css';
import { AgencyPeoplePanel } from './agency-people-panel.tsx';
import { AgencyShopsPanel } from './agency-shops-panel.tsx';
import { ColleagueInvitationsPanel } from './colleague-invitations-panel.tsx';
import { useDeleteAgency, useInviteColleague, useLeaveAgency } from './use-agencies.ts';

interface AgencyPanelsProps {
  agency: Agency;
  timeZone: string;
  canSendMail: boolean;
}

/** One agency of the reader. Only its managers can change it. */
export function AgencyPanels({ agency, timeZone, canSendMail }: AgencyPanelsProps) {
  return (
    <>
      <AgencyPeoplePanel agency={agency} timeZone={timeZone} />
      {agency.isManager && <InvitePanel agency={agency} canSendMail={canSendMail} />}
      {agency.invitations.length > 0 && (
        <ColleagueInvitationsPanel agency={agency} timeZone={timeZone} canSendMail={canSendMail} />
      )}
      <AgencyShopsPanel agency={agency} timeZone={timeZone} />
      <EndPanel agency={agency} />
    </>
  );
}

function InvitePanel({ agency, canSendMail }: { agency: Agency; canSendMail: boolean }) {
  return (
    <Panel title={fill(texts.agency.inviteTitle, { agency: agency.name })}>
      {canSendMail ? (
        <InviteForm agencyId={agency.agencyId} />
      ) : (
        <p>{fill(texts.invite.noMail, { help: '' })}</p>
      )}
    </Panel>
  );
}

function InviteForm({ agencyId }: { agencyId: string }) {
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { mutate, isPending } = useInviteColleague(agencyId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    const isGood = z.safeParse(Email, address).success;
    setWrong(!isGood);
    if (isGood) mutate({ email: address }, { onSuccess: () => setEmail('') });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        className={styles.field ?? ''}
        label={texts.invite.email}
        description={texts.agency.inviteText}
        type="email"
        autoComplete="off"
        value={email}
        error={isWrong ? <span role="alert">{texts.invite.emailWrong}</span> : null}
        onChange={(event) => {
          setEmail(event.currentTarget.value);
          setWrong(false);
        }}
      />
      <p>
        <Button type="submit" loading={isPending}>
          {texts.invite.send}
        </Button>
      </p>
    </form>
  );
}

/** Lets the reader leave an agency, and managers delete it. */
function EndPanel({ agency }: { agency: Agency }) {
  const { name, isManager } = agency;
  const [asked, setAsked] = useState<'leave' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const leaving = useLeaveAgency(agency, close);
  const deleting = useDeleteAgency(agency, close);
  return (
    <Panel title={fill(isManager ? texts.agency.endTitle : texts.agency.leaveOf, { agency: name })}>
      <ChoiceRow
        control={
          <Button
            variant="default"
            aria-label={fill(texts.agency.leaveOf, { agency: name })}
            onClick={() => setAsked('leave')}
          >
            {texts.agency.leave}
          </Button>
        }
      >
        {texts.agency.leaveText}
      </ChoiceRow>
      {isManager ? (
        <ChoiceRow
          control={
            <Button
              variant="default"
              aria-label={fill(texts.agency.deleteOf, { agency: name })}
              onClick={() => setAsked('delete')}
            >
              {texts.agency.delete}
            </Button>
          }
        >
          {texts.agency.deleteText}
        </ChoiceRow>
      ) : (
        <QuietLine>{texts.agency.readOnly}</QuietLine>
      )}
      <ConfirmDialog
        opened={asked === 'leave'}
        title={fill(texts.agency.leaveQuestion, { agency: name })}
        text={texts.agency.leaveQuestionText}
        confirm={texts.agency.leave}
        isPending={leaving.isPending}
        onConfirm={() => leaving.mutate(undefined)}
        onClose={close}
      />
      <ConfirmDialog
        opened={asked === 'delete'}
        title={fill(texts.agency.deleteQuestion, { agency: name })}
        text={texts.agency.deleteQuestionText}
        confirm={texts.agency.delete}
        isPending={deleting.isPending}
        onConfirm={() => deleting.mutate(undefined)}
        onClose={close}
      />
    </Panel>
  );
}
