export { composeLoginLink, composeNewDevice, composePasskeyAdded } from '../rules/mail-text.ts';
export { acceptInvitation } from './accept-invitation.ts';
export { giveRole } from './give-role.ts';
export { findOpenInvitation } from './invitation-queries.ts';
export { hashOfToken, makeToken } from './secret-token.ts';
export { isSecondFactorRequired } from './team-rules.ts';
export {
  findPerson,
  findUser,
  hasOtherWithRight,
  listAddressesWithRight,
  listShopsOf,
  nameOfPerson,
} from './team-queries.ts';
