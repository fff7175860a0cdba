import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-words.ts';

export const details = translate<(typeof english)['details'], 'de'>({ code: 'Code {code}' });

export const noMessage = translate<(typeof english)['noMessage'], 'de'>({
  timerRunning: 'Die Nachricht kommt noch.',
  beforeInstall: 'Das war, bevor Bellbird in deinem Shop installiert wurde.',
  noCampaign: 'Diese Version von Bellbird hat dafür keine Kampagne.',
  noneFound:
    'Bellbird kennt keinen Grund. Vielleicht ist eine Nachricht unterwegs. Schau in einer Minute noch einmal nach.',
});

export const sourceNames = translate<(typeof english)['sourceNames'], 'de'>({
  named: '{source} „{name}“',
  test: 'Test: {source}',
});

export const sources = translate<(typeof english)['sources'], 'de'>({
  upsell: 'Upselling',
  broadcast: 'Broadcast',
  direct: 'Deine Nachricht',
  api: 'Vorlage von einem Programm',
  apiReply: 'Antwort von einem Programm',
  stopConfirmation: 'Bestätigung der Abmeldung',
  stopQuestion: 'Nachfrage zur Abmeldung',
  awayMessage: 'Abwesenheitsnachricht',
});

export const states = translate<(typeof english)['states'], 'de'>({
  queued: 'Wird als Nächstes gesendet',
  waiting: 'Wartet',
  sending: 'Wird gesendet',
  uncertain: 'Noch keine Antwort',
  sent: 'Gesendet',
  delivered: 'Zugestellt',
  read: 'Gelesen',
  skipped: 'Nicht gesendet',
  failed: 'Fehlgeschlagen',
});
