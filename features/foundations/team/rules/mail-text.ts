import { fill } from '#platform/language/reader.ts';
import { oneLine } from '#platform/mail/one-line.ts';
import type { InvitedRole } from '../contract/team-calls.ts';
import { texts } from '../texts/all.ts';

/** The subject and text of an e-mail. */
export interface MailText {
  subject: string;
  text: string;
}

/** Composes the e-mail that invites a person. `link` contains the token, which is nowhere else. */
export function composeInvitation(given: {
  shopName: string;
  role: InvitedRole;
  link: string;
  days: number;
}): MailText {
  const shop = oneLine(given.shopName);
  return compose(fill(texts.mails.invitationSubject, { shop }), [
    fill(texts.mails.invitation, { shop, role: texts.roleNames[given.role] }),
    given.link,
    fill(texts.mails.invitationEnds, { days: given.days }),
  ]);
}

/** Composes the e-mail with which a shop invites an agency. `link` contains the token, which is nowhere else. */
export function composeAgencyInvitation(given: {
  shopName: string;
  role: InvitedRole;
  link: string;
  days: number;
}): MailText {
  const shop = oneLine(given.shopName);
  return compose(fill(texts.agencyMails.shopSubject, { shop }), [
    fill(texts.agencyMails.shop, { shop, role: texts.roleNames[given.role] }),
    given.link,
    fill(texts.mails.invitationEnds, { days: given.days }),
  ]);
}

/** Composes the e-mail with which an agency invites a person. `link` contains the token, which is nowhere else. */
export function composeColleagueInvitation(given: {
  agencyName: string;
  inviter: string;
  link: string;
  days: number;
}): MailText {
  const agency = oneLine(given.agencyName);
  return compose(fill(texts.agencyMails.colleagueSubject, { agency }), [
    fill(texts.agencyMails.colleague, { agency, person: oneLine(given.inviter) }),
    given.link,
    fill(texts.mails.invitationEnds, { days: given.days }),
  ]);
}

/** Composes the e-mail with a link that logs its reader in. */
export function composeLoginLink(given: { link: string; minutes: number }): MailText {
  return compose(texts.mails.loginSubject, [
    texts.mails.login,
    given.link,
    fill(texts.mails.loginEnds, { minutes: given.minutes }),
  ]);
}

/** Composes the e-mail about a login on a new device. `device` is empty if the browser does not name itself. */
export function composeNewDevice(given: { shopName: string; device: string; link: string }): MailText {
  const shop = oneLine(given.shopName);
  return compose(fill(texts.mails.deviceSubject, { shop }), [
    fill(texts.mails.device, { shop, device: given.device || texts.mails.unknownDevice }),
    fill(texts.mails.deviceUnknown, { link: given.link }),
  ]);
}

/** Composes the e-mail to a person whose second step at login the owner of a shop removed. */
export function composeSecondFactorReset(given: { shopName: string; link: string }): MailText {
  const shop = oneLine(given.shopName);
  return compose(texts.mails.secondFactorSubject, [
    fill(texts.mails.secondFactor, { shop }),
    fill(texts.mails.secondFactorNext, { link: given.link }),
  ]);
}

/** Composes the e-mail to a person whose login got a passkey. `name` is what it was called. */
export function composePasskeyAdded(given: { name: string; link: string }): MailText {
  return compose(texts.mails.passkeySubject, [
    fill(texts.mails.passkey, { name: oneLine(given.name) }),
    fill(texts.mails.passkeyUnknown, { link: given.link }),
  ]);
}

function compose(subject: string, parts: readonly string[]): MailText {
  return { subject, text: `${[texts.mails.hello, ...parts, 'Bellbird'].join('\n\n')}\n` };
}
