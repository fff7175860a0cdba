import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import {
  changeAgencyRole,
  getShopAgencies,
  inviteAgency,
  removeAgency,
  withdrawAgencyInvitation,
  type ShopAgency,
} from '../contract/shop-agency-calls.ts';
import {
  changeRole,
  getTeam,
  invite,
  leaveTeam,
  removePerson,
  requireSecondFactor,
  resetSecondFactor,
  withdrawInvitation,
  type Invitation,
  type InvitedRole,
  type TeamMember,
} from '../contract/team-calls.ts';
import { roleName } from '../rules/role-name.ts';
import { texts } from '../texts/en.ts';

const TOAST = 'team';

function teamQuery(shopUrl: string) {
  return callQuery(getTeam, { query: { shopUrl } });
}

export function useTeam(shopUrl: string) {
  return useQuery(teamQuery(shopUrl));
}

function agenciesQuery(shopUrl: string) {
  return callQuery(getShopAgencies, { query: { shopUrl } });
}

/** Returns the agencies of a shop, and the invitations to agencies. */
export function useShopAgencies(shopUrl: string) {
  return useQuery(agenciesQuery(shopUrl));
}

/** Fetches the team again, also after a failure: somebody else may have changed it. */
function useRefresh(shopUrl: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [teamQuery(shopUrl), agenciesQuery(shopUrl)].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
}

/** Whom a shop invites. */
export type Invited = 'person' | 'agency';

/** Returns the mutation that sends an invitation, or sends an open one again. Errors are reported by the app. */
export function useInvite(shopUrl: string, invited: Invited) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: ({ email, role }: Pick<Invitation, 'email' | 'role'>) =>
      makeCall(invited === 'agency' ? inviteAgency : invite, { body: { shopUrl, email, role } }),
    onSuccess: ({ email }) => toastSuccess(TOAST, fill(texts.invite.sent, { email })),
    onSettled: refresh,
  });
}

export function useWithdraw(shopUrl: string, invited: Invited) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: ({ invitationId }: Invitation) =>
      makeCall(invited === 'agency' ? withdrawAgencyInvitation : withdrawInvitation, {
        body: { shopUrl, invitationId },
      }),
    onSuccess: (_answer, { email }) => toastSuccess(TOAST, fill(texts.invitations.withdrawn, { email })),
    onSettled: refresh,
  });
}

export function useChangeRole(shopUrl: string, { userId, name }: TeamMember) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: (role: InvitedRole) => makeCall(changeRole, { body: { shopUrl, userId, role } }),
    onSuccess: ({ role }) => toastSuccess(TOAST, fill(texts.people.changed, { name, role: roleName(role) })),
    onSettled: refresh,
  });
}

/** A person of the team or of one of its agencies. */
type AnyPerson = Pick<TeamMember, 'userId' | 'name'>;

export function useRemove(shopUrl: string, onDone: () => void) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: ({ userId }: AnyPerson) => makeCall(removePerson, { body: { shopUrl, userId } }),
    onSuccess: (_answer, { name }) => {
      onDone();
      toastSuccess(TOAST, fill(texts.people.removed, { name }));
    },
    onSettled: refresh,
  });
}

export function useChangeAgencyRole(shopUrl: string, { agencyId, name }: ShopAgency) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: (role: InvitedRole) => makeCall(changeAgencyRole, { body: { shopUrl, agencyId, role } }),
    onSuccess: ({ role }) => toastSuccess(TOAST, fill(texts.people.changed, { name, role: roleName(role) })),
    onSettled: refresh,
  });
}

export function useRemoveAgency(shopUrl: string, onDone: () => void) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: ({ agencyId }: ShopAgency) => makeCall(removeAgency, { body: { shopUrl, agencyId } }),
    onSuccess: (_answer, { name: agency }) => {
      onDone();
      toastSuccess(TOAST, fill(texts.shopAgencies.removed, { agency }));
    },
    onSettled: refresh,
  });
}

export function useResetSecondFactor(shopUrl: string, onDone: () => void) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: ({ userId }: AnyPerson) => makeCall(resetSecondFactor, { body: { shopUrl, userId } }),
    onSuccess: (_answer, { name }) => {
      onDone();
      toastSuccess(TOAST, fill(texts.people.resetDone, { name }));
    },
    onSettled: refresh,
  });
}

export function useRequireSecondFactor(shopUrl: string) {
  const refresh = useRefresh(shopUrl);
  return useMutation({
    mutationFn: (isRequired: boolean) => makeCall(requireSecondFactor, { body: { shopUrl, isRequired } }),
    onSuccess: ({ isRequired }) =>
      toastSuccess(TOAST, isRequired ? texts.secondStep.on : texts.secondStep.off),
    onSettled: refresh,
  });
}

/** Leaves the team, which ends the login, and goes to the home page with a full load. */
export function useLeaveTeam(shopUrl: string) {
  return useMutation({
    mutationFn: () => makeCall(leaveTeam, { body: { shopUrl } }),
    onSuccess: () => location.assign('/'),
  });
}
