import type { Catalogue } from '#platform/language/catalogue.ts';

export const texts = {
  roles: {
    owner: { name: 'Owner', does: 'Everything, with the plan and the team.' },
    admin: { name: 'Admin', does: 'Everything but the plan and the team.' },
    marketer: { name: 'Marketer', does: 'Writes and sends. Cannot export people or change settings.' },
    support: { name: 'Support', does: 'Answers people. Cannot send campaigns or broadcasts.' },
    viewer: { name: 'Viewer', does: 'Sees everything and changes nothing.' },
  },
  mails: {
    hello: 'Hello,',
    invitationSubject: 'Join the team of {shop} on Bellbird',
    invitation: 'You are invited to the team of {shop} on Bellbird, as {role}. Open this link to join:',
    invitationEnds:
      'The link works for {days} days and for this e-mail address only. If you did not expect it, ignore this e-mail.',
    loginSubject: 'Your login link for Bellbird',
    login: 'Open this link to log in to Bellbird:',
    loginEnds:
      'The link works once, for {minutes} minutes. If you did not ask for it, ignore this e-mail. Nobody can log in without it.',
    deviceSubject: 'New device at {shop}',
    device:
      'Somebody logged in to {shop} on Bellbird with your account, on a device that was not used before: {device}.',
    deviceUnknown: 'If it was not you, end the login here: {link}',
  },
} as const satisfies Catalogue;
