import { fill } from '#platform/language/reader.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { Agency, ColleagueInvitation } from '../../contract/agency-calls.ts';
import { texts } from '../../texts/en.ts';
import { InvitationActions, InvitationTable, type InvitationActionsOf } from '../invitation-table.tsx';
import { useInviteColleague, useWithdrawColleague } from './use-agencies.ts';

interface ColleagueInvitationsPanelProps {
  agency: Agency;
  timeZone: string;
  canSendMail: boolean;
}

/** The invitations of an agency that nobody accepted yet. */
export function ColleagueInvitationsPanel({ agency, timeZone, canSendMail }: ColleagueInvitationsPanelProps) {
  return (
    <Panel title={fill(texts.agency.invitationsTitle, { agency: agency.name })}>
      <InvitationTable
        name={texts.invitations.table}
        timeZone={timeZone}
        invitations={agency.invitations}
        Actions={ColleagueActions}
        ofWhom={agency.agencyId}
        canSendMail={canSendMail}
      />
    </Panel>
  );
}

type ColleagueActionsProps = InvitationActionsOf<ColleagueInvitation>;

function ColleagueActions({ ofWhom: agencyId, invitation, canSendMail }: ColleagueActionsProps) {
  const again = useInviteColleague(agencyId);
  const withdrawal = useWithdrawColleague(agencyId);
  return (
    <InvitationActions
      email={invitation.email}
      again={canSendMail ? () => again.mutate(invitation) : null}
      isSending={again.isPending}
      withdraw={() => withdrawal.mutate(invitation)}
      isWithdrawing={withdrawal.isPending}
    />
  );
}
