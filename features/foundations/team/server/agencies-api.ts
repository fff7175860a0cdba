export { acceptAgencyInvitation, type AgencyAccepted } from './agencies/accept-invitations.ts';
export { writeActs } from './agencies/agency-acts.ts';
export { findAgencyName } from './agencies/agency-queries.ts';
export { describeAgencyInvitation } from './agencies/describe-invitation.ts';
