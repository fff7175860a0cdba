import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  roles: {
    owner: { name: 'Inhaber', does: 'Alles, auch Tarif und Team.' },
    admin: { name: 'Admin', does: 'Alles außer Tarif und Team.' },
    marketer: {
      name: 'Marketing',
      does: 'Schreibt und sendet. Kann keine Personen exportieren und keine Einstellungen ändern.',
    },
    support: { name: 'Support', does: 'Antwortet Personen. Kann keine Kampagnen und Broadcasts senden.' },
    viewer: { name: 'Betrachter', does: 'Sieht alles und ändert nichts.' },
  },
  mails: {
    hello: 'Hallo,',
    invitationSubject: 'Komm ins Team von {shop} auf Bellbird',
    invitation:
      'Du bist ins Team von {shop} auf Bellbird eingeladen, als {role}. Öffne diesen Link, um beizutreten:',
    invitationEnds:
      'Der Link gilt {days} Tage und nur für diese E-Mail-Adresse. Wenn du ihn nicht erwartet hast, ignoriere diese E-Mail.',
    loginSubject: 'Dein Login-Link für Bellbird',
    login: 'Öffne diesen Link, um dich bei Bellbird einzuloggen:',
    loginEnds:
      'Der Link gilt einmal, {minutes} Minuten lang. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail. Ohne ihn kann sich niemand einloggen.',
    deviceSubject: 'Neues Gerät bei {shop}',
    device:
      'Jemand hat sich mit deinem Konto bei {shop} auf Bellbird eingeloggt, auf einem bisher nicht benutzten Gerät: {device}.',
    deviceUnknown: 'Wenn du das nicht warst, beende den Login hier: {link}',
  },
});
