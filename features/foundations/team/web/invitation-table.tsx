import { Button } from '@mantine/core';
import type { ComponentType } from 'react';
import { fill } from '#platform/language/reader.ts';
import { LineTable } from '#platform/ui-kit/parts/line-table.tsx';
import { Moment } from '#platform/ui-kit/parts/moment.tsx';
import { StatusBadge } from '#platform/ui-kit/parts/status-badge.tsx';
import type { Invitation } from '../contract/team-calls.ts';
import { roleName } from '../rules/role-name.ts';
import { texts } from '../texts/en.ts';
import styles from './invitation-table.module.css';

type ListedInvitation = Omit<Invitation, 'role'> & Partial<Pick<Invitation, 'role'>>;

/** What the buttons of an invitation get. */
export interface InvitationActionsOf<Listed> {
  invitation: Listed;
  /** The shop or the agency that invites. */
  ofWhom: string;
  canSendMail: boolean;
}

interface InvitationTableProps<Listed extends ListedInvitation> {
  name: string;
  timeZone: string;
  /** All with a role, or all without one. */
  invitations: readonly Listed[];
  /** The buttons of an invitation, for the shop or agency `ofWhom`. Null if the reader may not change any. */
  Actions: ComponentType<InvitationActionsOf<Listed>> | null;
  ofWhom: string;
  canSendMail: boolean;
}

/** The invitations that nobody accepted yet, of a shop or an agency. */
export function InvitationTable<Listed extends ListedInvitation>({
  name,
  timeZone,
  invitations,
  Actions,
  ofWhom,
  canSendMail,
}: InvitationTableProps<Listed>) {
  const hasRoles = invitations.some(({ role }) => role !== undefined);
  return (
    <LineTable name={name} minWidth={hasRoles ? 720 : 640}>
      <thead>
        <tr>
          <th scope="col">{texts.invitations.email}</th>
          {hasRoles && <th scope="col">{texts.invitations.role}</th>}
          <th scope="col">{texts.invitations.sent}</th>
          <th scope="col">{texts.invitations.ends}</th>
          {Actions && (
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
            {invitation.role && <td data-name={texts.invitations.role}>{roleName(invitation.role)}</td>}
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
            {Actions && (
              <td data-cell="act">
                <Actions {...{ invitation, ofWhom, canSendMail }} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </LineTable>
  );
}

interface InvitationActionsProps {
  email: string;
  /** Null if it cannot be sent again, because there is no mail server. */
  again: (() => void) | null;
  isSending: boolean;
  withdraw: () => void;
  isWithdrawing: boolean;
}

/** The buttons that send an invitation again and withdraw it. */
export function InvitationActions(props: InvitationActionsProps) {
  const { email, again, isSending, withdraw, isWithdrawing } = props;
  return (
    <span className={styles.actions}>
      {again && (
        <Button
          variant="default"
          size="xs"
          loading={isSending}
          aria-label={fill(texts.invitations.againOf, { email })}
          onClick={again}
        >
          {texts.invitations.again}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        loading={isWithdrawing}
        aria-label={fill(texts.invitations.withdrawOf, { email })}
        onClick={withdraw}
      >
        {texts.invitations.withdraw}
      </Button>
    </span>
  );
}
