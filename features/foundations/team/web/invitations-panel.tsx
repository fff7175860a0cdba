import { Button } from '@mantine/core';
import { fill } from '#platform/language/reader.ts';
import { hasRight, type Role } from '#platform/rights/rights.ts';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { Panel } from '#platform/ui-kit/parts/panel.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Invitation } from '../contract/team-calls.ts';
import { roleName } from '../rules/role-name.ts';
import { texts } from '../texts/en.ts';
import styles from './invitations-panel.module.css';
import { useInvite, useWithdraw } from './use-team.ts';

interface InvitationsPanelProps {
  merchant: { shopUrl: string; shopTimeZone: string; role: Role };
  invitations: readonly Invitation[];
  canSendMail: boolean;
}

/** The invitations that nobody accepted yet. */
export function InvitationsPanel({ merchant, invitations, canSendMail }: InvitationsPanelProps) {
  const { shopUrl, shopTimeZone: timeZone, role } = merchant;
  const mayChange = hasRight(role, 'own');
  return (
    <Panel title={texts.invitations.title}>
      <LineTable name={texts.invitations.table} minWidth={720}>
        <thead>
          <tr>
            <th scope="col">{texts.invitations.email}</th>
            <th scope="col">{texts.invitations.role}</th>
            <th scope="col">{texts.invitations.sent}</th>
            <th scope="col">{texts.invitations.ends}</th>
            {mayChange && (
              <th scope="col">
                <span className="bb-spoken">{texts.invitations.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {invitations.map((invitation) => (
            <tr key={invitation.invitationId}>
              <td data-cell="name">
                <bdi>{invitation.email}</bdi>
              </td>
              <td data-name={texts.invitations.role}>{roleName(invitation.role)}</td>
              <td data-name={texts.invitations.sent}>
                <Moment at={invitation.sentAt} timeZone={timeZone} />
              </td>
              <td data-name={texts.invitations.ends}>
                {invitation.isExpired ? (
                  <StatusBadge tone="care" word={texts.invitations.expired} />
                ) : (
                  <Moment at={invitation.expiresAt} timeZone={timeZone} />
                )}
              </td>
              {mayChange && (
                <td data-cell="act">
                  <InvitationActions shopUrl={shopUrl} invitation={invitation} canSendMail={canSendMail} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </LineTable>
    </Panel>
  );
}

interface ActionsProps {
  shopUrl: string;
  invitation: Invitation;
  canSendMail: boolean;
}

function InvitationActions({ shopUrl, invitation, canSendMail }: ActionsProps) {
  const { email } = invitation;
  const again = useInvite(shopUrl);
  const withdrawal = useWithdraw(shopUrl);
  return (
    <span className={styles.actions}>
      {canSendMail && (
        <Button
          variant="default"
          size="xs"
          loading={again.isPending}
          aria-label={fill(texts.invitations.againOf, { email })}
          onClick={() => again.mutate(invitation)}
        >
          {texts.invitations.again}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        loading={withdrawal.isPending}
        aria-label={fill(texts.invitations.withdrawOf, { email })}
        onClick={() => withdrawal.mutate(invitation)}
      >
        {texts.invitations.withdraw}
      </Button>
    </span>
  );
}
