import { hasRight, type Role } from '#platform/rights/rights.ts';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import type { Invitation } from '../contract/team-calls.ts';
import { texts } from '../texts/en.ts';
import { InvitationActions, InvitationTable, type InvitationActionsOf } from './invitation-table.tsx';
import { useInvite, useWithdraw, type Invited } from './use-team.ts';

interface InvitationsPanelProps {
  merchant: { shopUrl: string; shopTimeZone: string; role: Role };
  /** Whom the invitations are to. */
  invited: Invited;
  invitations: readonly Invitation[];
  canSendMail: boolean;
}

/** The invitations of a shop that nobody accepted yet. */
export function InvitationsPanel({ merchant, invited, invitations, canSendMail }: InvitationsPanelProps) {
  const { shopUrl, shopTimeZone, role } = merchant;
  const isAgency = invited === 'agency';
  const Actions = isAgency ? AgencyActions : PersonActions;
  return (
    <Panel title={isAgency ? texts.shopAgencies.invitationsTitle : texts.invitations.title}>
      <InvitationTable
        name={isAgency ? texts.shopAgencies.invitationsTable : texts.invitations.table}
        timeZone={shopTimeZone}
        invitations={invitations}
        Actions={hasRight(role, 'own') ? Actions : null}
        ofWhom={shopUrl}
        canSendMail={canSendMail}
      />
    </Panel>
  );
}

function PersonActions(props: InvitationActionsOf<Invitation>) {
  return <SendOrWithdraw invited="person" {...props} />;
}

function AgencyActions(props: InvitationActionsOf<Invitation>) {
  return <SendOrWithdraw invited="agency" {...props} />;
}

interface SendOrWithdrawProps extends InvitationActionsOf<Invitation> {
  invited: Invited;
}

function SendOrWithdraw({ ofWhom: shopUrl, invited, invitation, canSendMail }: SendOrWithdrawProps) {
  const again = useInvite(shopUrl, invited);
  const withdrawal = useWithdraw(shopUrl, invited);
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
