import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  page: {
    title: 'Kundenservice',
    note: 'Beantworte die Fragen deiner Kunden an einem Ort, zusammen mit deinem Team.',
    locked:
      'Beantworte die Fragen deiner Kunden an einem Ort, zusammen mit deinem Team. Welche Tarife das enthalten, steht in der Tarifübersicht.',
    what: 'Kundenservice',
  },
  notSetUp: {
    title: 'Hier gibt es keinen Service-Chat',
    text: 'Wer deinen Bellbird-Server betreibt, kann einen einrichten. Schreib dafür an {supportEmail}.',
  },
  chat: {
    title: 'Dein Service-Chat',
    text: 'Dort kommen die Nachrichten deiner Kunden an. Dein Team loggt sich mit den Konten ein, die du ihm gegeben hast.',
    open: 'Service-Chat öffnen',
    opening: 'Der Service-Chat öffnet sich jetzt. Falls nicht, <link>öffne ihn selbst</link>.',
  },
  signUp: {
    title: 'Für das Kundenservice-Dashboard registrieren',
    email: 'E-Mail des Admins',
    emailHint:
      'An diese Adresse senden wir die Zugangsdaten. Diese Person kann den Rest deines Teams einladen.',
    signUp: 'Registrieren',
    question: 'Möchtest du {email} wirklich als Admin-E-Mail verwenden?',
    yes: 'Ja',
    no: 'Nein',
    close: 'Schließen',
    done: 'Die Zugangsdaten wurden an {answer} gesendet',
    failed:
      'Da ist etwas schiefgelaufen. Versuche es noch einmal oder wende dich an den Support: {supportEmail}',
  },
  chatWithUs: {
    title: 'Chatte mit uns',
    close: 'Schließen',
    loading: 'Wird geladen',
    country: 'Land',
    number: 'Deine WhatsApp-Nummer',
    numberHint: 'Bei einer Nummer aus einem anderen Land beginne mit + und der Ländervorwahl.',
    willWrite: 'Wir schreiben dann an {number}.',
    send: 'Nummer senden',
    sent: 'Danke! Wir schreiben dir auf WhatsApp an {number}.',
  },
});
