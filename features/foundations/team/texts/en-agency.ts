import type { Catalogue } from '#platform/language/catalogue.ts';

/** The page of a person’s agencies. */
export const agency = {
  title: 'Agencies',
  note: 'An agency is a group of people whom a store invites together.',
  what: 'Your agencies',
  owner:
    'You are logged in through Shopify, as the owner. Agencies are for people who log in by e-mail. To invite an agency to your store, open the team.',
  none: 'You belong to no agency. Create one if you and your colleagues work for several stores.',
  create: 'Create agency',
  createText:
    'Stores see this name, and the names and e-mail addresses of everybody in the agency. It cannot be changed later.',
  name: 'Name of the agency',
  nameWrong: 'Enter a name for the agency',
  created: '{agency} was created',
  peopleTitle: 'People of {agency}',
  peopleTable: 'The people of {agency}',
  manager: 'Manager',
  managerHint: 'Managers invite and remove people, and decide for which stores the agency works.',
  makeManagerOf: 'Make manager: {name}',
  makeManager: 'Make manager',
  endManagerOf: 'Remove as manager: {name}',
  endManager: 'Remove as manager',
  managerOn: '{name} is a manager now',
  managerOff: '{name} is not a manager any more',
  removeText:
    'This person loses access to the stores of the agency right away. Stores that invited the person directly stay open to them.',
  inviteTitle: 'Invite a colleague to {agency}',
  inviteText:
    'Your colleague gets an e-mail with a link, which works for 7 days. Then they can work in all stores of the agency.',
  invitationsTitle: 'Open invitations of {agency}',
  shopsTitle: 'Stores of {agency}',
  shopsTable: 'The stores that {agency} works for',
  shop: 'Store',
  since: 'Since',
  noShops:
    'No store yet. The owner of a store invites the agency in Settings, Team, with the e-mail address of one of its managers.',
  leaveShop: 'Stop working',
  leaveShopOf: 'Stop working for {shop}',
  leaveShopQuestion: 'Stop working for {shop}?',
  leaveShopText:
    'Everybody in the agency loses access to this store right away. Only the owner of the store can invite the agency again.',
  leftShop: '{agency} does not work for {shop} any more',
  leave: 'Leave agency',
  leaveOf: 'Leave agency: {agency}',
  endTitle: 'Leave or delete {agency}',
  leaveText: 'If you leave, you lose access to the stores of the agency.',
  leaveQuestion: 'Leave {agency}?',
  leaveQuestionText:
    'You lose access to the stores of the agency right away. Stores that invited you directly stay open to you.',
  left: 'You left {agency}',
  delete: 'Delete agency',
  deleteOf: 'Delete agency: {agency}',
  deleteText: 'If you delete the agency, its people lose access to all its stores.',
  deleteQuestion: 'Delete {agency}?',
  deleteQuestionText:
    'Everybody in the agency loses access to its stores right away. Stores that invited people directly stay open to them. This cannot be undone.',
  deleted: '{agency} was deleted',
  readOnly: 'Only managers of the agency can change it.',
  fromShops: 'Invitations from stores',
  fromShop: '{shop} invites your agency, with the role {role}.',
  until: 'Valid until {when}',
  which: 'Agency for {shop}',
  newAgency: 'A new agency',
  accept: 'Accept invitation',
  acceptOf: 'Accept invitation: {shop}',
  accepted: 'Your agency works for {shop} now',
  linkText: 'Do you work for several stores, together with colleagues?',
  link: 'Open agencies',
} as const satisfies Catalogue;

/** The agencies on the page of a shop’s team. */
export const shopAgencies = {
  title: 'Agency: {agency}',
  what: 'The agencies',
  invited: 'Invited by {person}, {when}',
  invitedByOwner: 'Invited by the owner, {when}',
  note: 'The agency decides who belongs to it. You decide what they may do here.',
  remove: 'Remove agency',
  removeOf: 'Remove agency: {agency}',
  removeQuestion: 'Remove the agency {agency}?',
  removeText:
    'Everybody in the agency is logged out of this store right away. People whom you invited yourself stay. Broadcasts that run and API keys go on, because they belong to your store.',
  removed: '{agency} was removed',
  member: 'Also invited by you',
  otherAgency: 'Through another agency',
  none: 'No access',
  removePersonText:
    'This person is logged out of this store right away, and stays out while the agency works for you. To let them in again, invite them as a person.',
  whom: 'Whom do you invite?',
  aPerson: 'A person',
  anAgency: 'An agency',
  agencyText:
    'The address of a manager of the agency. The link in the e-mail works for 7 days. Everybody in the agency gets the role, also people who join it later.',
  invitationsTitle: 'Open invitations to agencies',
  invitationsTable: 'Invitations to agencies that nobody accepted yet',
} as const satisfies Catalogue;

/** The e-mails that invite agencies and their people. */
export const agencyMails = {
  shopSubject: '{shop} invites your agency on Bellbird',
  shop: '{shop} invites your agency to work in the store on Bellbird, as {role}. Open this link to choose the agency:',
  colleagueSubject: 'Join the agency {agency} on Bellbird',
  colleague: '{person} invites you to the agency {agency} on Bellbird. Open this link to join:',
} as const satisfies Catalogue;
