export { composeLoginLink, composeNewDevice } from '../rules/mail-text.ts';
export { acceptInvitation, type Accepted } from './accept-invitation.ts';
export { findOpenInvitation } from './invitation-queries.ts';
export { hashOfToken, makeToken } from './secret-token.ts';
export { findPerson, findUser, listShopsOf, type ShopOfUser, type User } from './team-queries.ts';
