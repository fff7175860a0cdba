import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callQuery } from '#platform/http/browser/call-query.ts';
import { makeCall } from '#platform/http/browser/make-call.ts';
import { fill } from '#platform/language/reader.ts';
import { toastSuccess } from '#platform/ui-kit/toast.tsx';
import {
  acceptShopInvitation,
  createAgency,
  deleteAgency,
  getAgencies,
  inviteColleague,
  leaveAgency,
  leaveShop,
  removeColleague,
  setManager,
  withdrawColleague,
  type Agency,
  type AgencyPerson,
  type AgencyShop,
  type ColleagueInvitation,
  type ShopInvitation,
} from '../../contract/agency-calls.ts';
import { texts } from '../../texts/en.ts';

const TOAST = 'agency';
const query = callQuery(getAgencies, {});

export function useAgencies() {
  return useQuery(query);
}

/** Returns a mutation after which the agencies are fetched again, also if it failed: somebody else may have changed them. */
function useChange<Given>(
  change: (given: Given) => Promise<unknown>,
  { doneText, onDone }: { doneText: (given: Given) => string; onDone?: (() => void) | undefined },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, given) => {
      onDone?.();
      toastSuccess(TOAST, doneText(given));
    },
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
}

export function useCreateAgency(onDone: () => void) {
  return useChange((name: string) => makeCall(createAgency, { body: { name } }), {
    doneText: (agency) => fill(texts.agency.created, { agency }),
    onDone,
  });
}

/** The agency that accepts an invitation: one of the person's, or a new one with this name. */
export type AgencyChoice = { agencyId: string; name: null } | { agencyId: null; name: string };

export function useAcceptForShop({ invitationId, shopName }: ShopInvitation) {
  return useChange(
    (choice: AgencyChoice) => makeCall(acceptShopInvitation, { body: { invitationId, ...choice } }),
    { doneText: () => fill(texts.agency.accepted, { shop: shopName }) },
  );
}

export function useInviteColleague(agencyId: string) {
  return useChange(
    ({ email }: Pick<ColleagueInvitation, 'email'>) =>
      makeCall(inviteColleague, { body: { agencyId, email } }),
    { doneText: ({ email }) => fill(texts.invite.sent, { email }) },
  );
}

export function useWithdrawColleague(agencyId: string) {
  return useChange(
    ({ invitationId }: ColleagueInvitation) =>
      makeCall(withdrawColleague, { body: { agencyId, invitationId } }),
    { doneText: ({ email }) => fill(texts.invitations.withdrawn, { email }) },
  );
}

export function useSetManager(agencyId: string, { userId, name }: AgencyPerson) {
  return useChange((isManager: boolean) => makeCall(setManager, { body: { agencyId, userId, isManager } }), {
    doneText: (isManager) => fill(isManager ? texts.agency.managerOn : texts.agency.managerOff, { name }),
  });
}

export function useRemoveColleague(agencyId: string, onDone: () => void) {
  return useChange(({ userId }: AgencyPerson) => makeCall(removeColleague, { body: { agencyId, userId } }), {
    doneText: ({ name }) => fill(texts.people.removed, { name }),
    onDone,
  });
}

export function useLeaveShop({ agencyId, name: agency }: Agency, onDone: () => void) {
  return useChange(
    ({ shopUrl }: AgencyShop) => makeCall(leaveShop, { body: { agencyId, fromShopUrl: shopUrl } }),
    { doneText: ({ shopName: shop }) => fill(texts.agency.leftShop, { agency, shop }), onDone },
  );
}

export function useLeaveAgency({ agencyId, name: agency }: Agency, onDone: () => void) {
  return useChange(() => makeCall(leaveAgency, { body: { agencyId } }), {
    doneText: () => fill(texts.agency.left, { agency }),
    onDone,
  });
}

export function useDeleteAgency({ agencyId, name: agency }: Agency, onDone: () => void) {
  return useChange(() => makeCall(deleteAgency, { body: { agencyId } }), {
    doneText: () => fill(texts.agency.deleted, { agency }),
    onDone,
  });
}
