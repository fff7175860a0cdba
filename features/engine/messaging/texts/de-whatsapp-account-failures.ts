import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-whatsapp-account-failures.ts';

export const account = translate<(typeof english)['account'], 'de'>({
  '33': {
    happened:
      'WhatsApp kennt die Nummer nicht mehr, von der gesendet wurde, oder Bellbird darf sie nicht mehr verwenden.',
    merchant: 'Verbinde deine Nummer in den Einstellungen neu.',
  },
  '368': {
    happened: 'WhatsApp hat dein Konto wegen seiner Regeln für eine Zeit gesperrt.',
    merchant: 'Öffne den WhatsApp Manager, um zu sehen, warum und bis wann.',
  },
  '803': {
    happened: 'WhatsApp kennt die Nummer nicht, von der gesendet wurde.',
    merchant: 'Verbinde deine Nummer in den Einstellungen neu.',
  },
  '131031': {
    happened: 'WhatsApp hat dein Konto gesperrt.',
    merchant: 'Öffne den WhatsApp Manager, um den Grund zu sehen und Einspruch einzulegen.',
  },
  '131037': {
    happened: 'Der Anzeigename deiner Nummer ist nicht genehmigt.',
    merchant: 'Wähle im WhatsApp Manager einen anderen Namen.',
  },
  '131042': {
    happened: 'WhatsApp konnte dein Konto nicht belasten.',
    merchant: 'Füge im WhatsApp Manager eine Zahlungsmethode hinzu oder erneuere sie.',
  },
  '131045': {
    happened: 'Deine Nummer ist nicht bei WhatsApp registriert.',
    merchant: 'Verbinde die Nummer in den Einstellungen neu.',
  },
  '131048': {
    happened: 'WhatsApp begrenzt deine Nummer, weil zu viele Personen sie blockiert oder gemeldet haben.',
    merchant: 'Sende einen Tag lang nichts, danach nur an Personen, die vor Kurzem gekauft haben.',
  },
  '131063': {
    happened: 'Für dein Konto sind Marketingnachrichten auf WhatsApp ausgeschaltet.',
    merchant: 'Bitte den Support von WhatsApp, sie einzuschalten.',
  },
  '131064': {
    happened: 'Dein Konto ist eingeschränkt und darf derzeit nicht senden.',
    merchant: 'Öffne den WhatsApp Manager, um den Grund zu sehen.',
  },
  '133000': {
    happened: 'Deine Nummer sollte aus WhatsApp entfernt werden, und das wurde nicht fertig.',
    merchant: 'Verbinde die Nummer in den Einstellungen neu.',
  },
  '133005': {
    happened: 'Die PIN deiner Nummer war falsch.',
    merchant: 'Lege im WhatsApp Manager eine neue PIN fest und verbinde die Nummer dann neu.',
  },
  '133006': {
    happened: 'WhatsApp möchte, dass deine Nummer noch einmal verifiziert wird.',
    merchant: 'Verifiziere sie im WhatsApp Manager und verbinde die Nummer dann neu.',
  },
  '133008': {
    happened: 'Die PIN deiner Nummer war zu oft falsch.',
    merchant: 'Warte so lange, wie der WhatsApp Manager angibt, und verbinde die Nummer dann neu.',
  },
  '133009': {
    happened: 'Die PIN deiner Nummer wurde zu schnell hintereinander eingegeben.',
    merchant: 'Warte ein paar Minuten und verbinde die Nummer dann neu.',
  },
  '133010': {
    happened:
      'Deine Nummer ist bei WhatsApp nicht für den Versand registriert. Das passiert oft, wenn eine Nummer umgezogen ist.',
    merchant: 'Verbinde die Nummer in den Einstellungen neu.',
  },
  '133015': {
    happened: 'Deine Nummer wurde gerade erst aus WhatsApp gelöscht.',
    merchant: 'Warte fünf Minuten und verbinde die Nummer dann in den Einstellungen neu.',
  },
  '133016': {
    happened: 'Deine Nummer wurde in kurzer Zeit zu oft registriert und entfernt.',
    merchant: 'Warte drei Tage und verbinde die Nummer dann neu.',
  },
  '134011': {
    happened: 'Dein Konto hat den Zahlungsbedingungen von WhatsApp nicht zugestimmt.',
    merchant: 'Stimme ihnen im WhatsApp Manager zu und setze dann den Versand fort.',
  },
});

export const auth = translate<(typeof english)['auth'], 'de'>({
  '0': {
    happened: 'WhatsApp hat den Zugriff von Bellbird nicht akzeptiert.',
    merchant: 'Verbinde deine Nummer in den Einstellungen neu.',
  },
  '3': {
    happened: 'Bellbird fehlt eine Berechtigung für dein WhatsApp-Konto.',
    merchant: 'Verbinde deine Nummer neu, mit allen Berechtigungen.',
  },
  '10': {
    happened: 'Eine Berechtigung wurde nicht erteilt oder entzogen.',
    merchant: 'Verbinde deine Nummer neu, mit allen Berechtigungen.',
  },
  '101': {
    happened: 'WhatsApp kennt die App nicht, mit der Bellbird sendet.',
    merchant: 'Sag dem Betreiber deines Bellbird-Servers Bescheid.',
  },
  '102': {
    happened: 'Die Sitzung von Bellbird bei WhatsApp ist abgelaufen.',
    merchant: 'Verbinde deine Nummer in den Einstellungen neu.',
  },
  '104': {
    happened: 'WhatsApp hat die Signatur von Bellbird nicht akzeptiert.',
    merchant: 'Sag dem Betreiber deines Bellbird-Servers Bescheid.',
  },
  '190': {
    happened: 'Der Zugriff von Bellbird auf deine Nummer ist abgelaufen.',
    merchant: 'Verbinde deine Nummer in den Einstellungen neu.',
  },
  '2500': {
    happened: 'Bellbird hatte für eine Anfrage an WhatsApp keinen gültigen Zugriff.',
    merchant: 'Verbinde deine Nummer in den Einstellungen neu.',
  },
  '131005': {
    happened: 'Bellbird darf von dieser Nummer nicht senden.',
    merchant: 'Verbinde die Nummer neu, als Admin ihres Kontos.',
  },
});
