import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-reasons.ts';

export const rules = translate<(typeof english)['rules'], 'de'>({
  expired: {
    short: 'Wäre zu spät gekommen',
    long: 'Sie hat so lange gewartet, dass sie veraltet gewesen wäre. Deshalb wurde sie nicht gesendet.',
    passed: 'Noch aktuell genug zum Senden',
  },
  appUninstalled: {
    short: 'App war deinstalliert',
    long: 'Bellbird war in deinem Shop zu dieser Zeit nicht installiert. Nichts wird gesendet, bis es wieder installiert ist.',
    passed: 'Bellbird ist in deinem Shop installiert',
  },
  cancelled: {
    short: 'Broadcast wurde abgebrochen',
    long: 'Der Broadcast wurde abgebrochen, bevor sie an der Reihe war.',
    passed: 'Der Broadcast wurde nicht abgebrochen',
  },
  campaignOff: {
    short: 'Kampagne war aus',
    long: 'Die Kampagne wurde ausgeschaltet, bevor die Nachricht gesendet wurde. Schalte sie für die nächsten ein.',
    passed: 'Die Kampagne ist eingeschaltet',
  },
  orderedSince: {
    short: 'Inzwischen bestellt',
    long: 'Der Kunde hat bestellt, bevor sie gesendet wurde. Eine Erinnerung war nicht mehr nötig.',
    passed: 'Es kam keine Bestellung dazwischen',
  },
  cartEmptied: {
    short: 'Warenkorb wurde geleert',
    long: 'Der Kunde hat den Warenkorb geleert, bevor sie gesendet wurde. Es gab nichts mehr, woran sie erinnern konnte.',
    passed: 'Der Warenkorb wurde nicht geleert',
  },
  cartReplaced: {
    short: 'Neuer Warenkorb begonnen',
    long: 'Der Kunde hat einen neuen Warenkorb begonnen, bevor sie gesendet wurde. Jetzt zählt der neue.',
    passed: 'Kein anderer Warenkorb kam an seine Stelle',
  },
  orderCancelled: {
    short: 'Bestellung storniert',
    long: 'Die Bestellung wurde storniert, bevor die Nachricht gesendet wurde. Es gab nichts mehr darüber zu sagen.',
    passed: 'Die Bestellung wurde nicht storniert',
  },
  overtaken: {
    short: 'Es gab Neueres',
    long: 'Etwas Neueres ist passiert, bevor sie gesendet wurde. Stattdessen wird die neuere Nachricht gesendet.',
    passed: 'Es kam nichts Neueres dazwischen',
  },
  orderSettled: {
    short: 'Bestellung war erledigt',
    long: 'Die Bestellung wurde bezahlt, versendet oder storniert, bevor die Nachricht gesendet wurde. Es gab nichts mehr zu fragen.',
    passed: 'Die Bestellung war noch nicht erledigt',
  },
  madeAnew: {
    short: 'Neu geschrieben',
    long: 'Der Anlass oder deine Einstellungen haben sich geändert, bevor sie gesendet wurde. Stattdessen wird eine neue Version gesendet.',
    passed: 'Nichts darin hat sich geändert',
  },
  teamAnswered: {
    short: 'Dein Team hat zuerst geantwortet',
    long: 'Jemand aus deinem Team hat der Person geschrieben, bevor die Nachricht gesendet wurde. Sie war nicht mehr nötig.',
    passed: 'Noch niemand aus deinem Team hatte geantwortet',
  },
  droppedByTeam: {
    short: 'Vom Team verworfen',
    long: 'Jemand aus deinem Team hat dies während einer Unterhaltung verworfen.',
    passed: 'Niemand aus deinem Team hatte es verworfen',
  },
  noConsent: {
    short: 'Keine Einwilligung in Angebote',
    long: 'Diese Person hat Angeboten nicht zugestimmt oder sich abgemeldet. Nur sie selbst kann das ändern: in deinem Shop, oder indem sie dir START schreibt.',
    passed: 'Die Person hat zugestimmt',
  },
  testStopped: {
    short: 'Diese Nummer hat STOP geschrieben',
    long: 'Wer diese Nummer hat, hat STOP geschrieben. Das gilt auch für Tests. Verwende eine andere Nummer.',
    passed: 'Niemand hat von dieser Nummer STOP geschrieben',
  },
  notReachable: {
    short: 'Keine Nummer oder ID',
    long: 'Auf diesem Kanal gibt es keine Nummer oder ID, an die gesendet werden kann. Die Person kann sich damit neu anmelden.',
    passed: 'Es gibt eine Nummer oder ID zum Senden',
  },
  windowClosed: {
    short: 'Die 24 Stunden waren vorbei',
    long: 'Nachrichten ohne genehmigte Vorlage sind nur innerhalb von 24 Stunden nach der letzten Nachricht der Person erlaubt. Verwende eine Vorlage.',
    passed: 'Die Regeln des Kanals erlauben es jetzt',
  },
  noMarketingTemplate: {
    short: 'Angebote nicht als Vorlage',
    long: 'Messenger erlaubt Vorlagen nur für Bestellungen und ihren Versand. Schreibe ein Angebot als einfache Nachricht: Sie geht an alle, die dir in den letzten 24 Stunden geschrieben haben.',
    passed: 'Messenger erlaubt diese Art von Nachricht',
  },
  noMarketingToUs: {
    short: 'Keine Angebote an US-Nummern',
    long: 'WhatsApp stellt Angebote als Vorlage nicht an Nummern der USA zu. Belege und Versandinfos kommen an, und auch Angebote, die du innerhalb von 24 Stunden nach der letzten Nachricht der Person schreibst.',
    passed: 'WhatsApp stellt in diesem Land Angebote zu',
  },
  templateStopped: {
    short: 'Vorlage war gestoppt',
    long: 'Die Vorlage ist pausiert, abgelehnt, deaktiviert oder fehlt. Sieh sie dir unter „Vorlagen“ an.',
    passed: 'Die Vorlage ist nicht gestoppt',
  },
  paused: {
    short: 'Broadcast ist pausiert',
    long: 'Der Broadcast ist pausiert. Setze ihn fort, um sie zu senden.',
    passed: 'Der Broadcast ist nicht pausiert',
  },
  chargeNotActive: {
    short: 'Tarif ist nicht bestätigt',
    long: 'Die Kosten für deinen Tarif sind noch nicht bestätigt. Bestätige sie, dann wird die Nachricht automatisch gesendet.',
    passed: 'Dein Tarif ist aktiv',
  },
  planLimit: {
    short: 'Tarif ist aufgebraucht',
    long: 'Was dein Tarif in diesem Abrechnungszeitraum enthält, ist aufgebraucht. Wechsle in einen höheren Tarif oder erhöhe dein Limit, damit es weitergeht.',
    passed: 'In deinem Tarif ist noch Platz',
  },
  templatePending: {
    short: 'Vorlage wartet auf Genehmigung',
    long: 'Die Vorlage ist noch nicht genehmigt. Sobald sie es ist, wird die Nachricht gesendet.',
    passed: 'Die Vorlage ist genehmigt',
  },
  answeredElsewhere: {
    short: 'Eine andere App antwortet',
    long: 'Dieser Person antwortet gerade eine andere App. Eine Nachricht von Bellbird würde das Gespräch übernehmen, deshalb wartet sie.',
    passed: 'Keine andere App antwortete',
  },
  talking: {
    short: 'Du sprichst gerade mit der Person',
    long: 'Wartet, weil du gerade mit dieser Person sprichst. Angebote warten einige Stunden, nachdem du zuletzt geschrieben hast. Wie viele, steht in den Einstellungen.',
    passed: 'Du hast gerade nicht mit der Person gesprochen',
  },
  quietHours: {
    short: 'Ruhezeit',
    long: 'Am Ort dieser Person hat deine Ruhezeit begonnen. Das Angebot wartet, bis sie vorbei ist. Wann Ruhezeit ist, steht in den Einstellungen.',
    passed: 'Am Ort der Person ist keine Ruhezeit',
  },
  frequencyCap: {
    short: 'Grenze für Angebote erreicht',
    long: 'Diese Person hat schon so viele Angebote bekommen, wie deine Grenzen erlauben. Die Grenzen stehen in den Einstellungen.',
    passed: 'Im Rahmen deiner Grenzen pro Person',
  },
  anotherUnderWay: {
    short: 'Eine andere ist zuerst dran',
    long: 'Gerade wird dieser Person ein anderes Angebot gesendet. Dieses folgt, wenn deine Grenzen es erlauben.',
    passed: 'Kein anderes Angebot war zu ihr unterwegs',
  },
  dailyReach: {
    short: 'Tageslimit erreicht',
    long: 'Deine Nummer hat so vielen Personen geschrieben, wie WhatsApp in 24 Stunden erlaubt. Sobald wieder Platz ist, geht es weiter.',
    passed: 'Im Rahmen des Tageslimits von WhatsApp',
  },
});

export const waits = translate<(typeof english)['waits'], 'de'>({
  discountCode: {
    short: 'Rabattcode wird erstellt',
    long: 'Den Rabattcode gibt es in deinem Shop noch nicht. Sobald es ihn gibt, wird sie gesendet, nie ohne ihn.',
  },
  retry: {
    short: 'Wird erneut versucht',
    long: 'Der Anbieter hat sie für den Moment abgelehnt. Es wird automatisch noch einmal versucht.',
  },
  unreached: {
    short: 'Anbieter nicht erreicht',
    long: 'Die Verbindung zum Anbieter ist fehlgeschlagen, deshalb wurde sie nicht gesendet. Es wird automatisch noch einmal versucht.',
  },
  notBegun: {
    short: 'Wird erneut versucht',
    long: 'Ein Problem bei uns hat sie vor dem Senden gestoppt. Es wird automatisch noch einmal versucht.',
  },
  postponed: {
    short: 'Vom Team verschoben',
    long: 'Jemand aus deinem Team hat dies während einer Unterhaltung auf einen späteren Tag verschoben. Dann wird es erneut geprüft.',
  },
  anotherDay: {
    short: 'Neuer Versuch an einem anderen Tag',
    long: 'Der Anbieter begrenzt, wie viel Werbung diese Person bekommt. Deshalb wird es an einem anderen Tag noch einmal versucht.',
  },
  restored: {
    short: 'Zurückgehalten',
    long: 'Bellbird wurde aus einem Backup wiederhergestellt, und diese Nachricht kann schon vorher gesendet worden sein. Darüber entscheidet der Betreiber von Bellbird.',
  },
  dueLater: { short: 'Kommt später', long: 'Sie ist für einen späteren Zeitpunkt geplant.' },
  allPaused: {
    short: 'Gesamter Versand ist pausiert',
    long: 'Du hast den gesamten Versand pausiert. Sobald du ihn fortsetzt, wird sie gesendet, wenn es dann nicht zu spät ist.',
  },
  noAnswer: {
    short: 'Vom Anbieter nicht bestätigt',
    long: 'Diese Nachricht wurde gesendet, aber der Anbieter hat sie nicht bestätigt. Ein Angebot wird nicht noch einmal gesendet. Eine Nachricht zu einer Bestellung wird einmal neu gesendet, wenn nach 60 Minuten nichts bekannt ist. Nach 24 Stunden ohne Meldung gilt die Nachricht als fehlgeschlagen.',
  },
  queued: { short: 'Als Nächstes dran', long: 'Sie wird mit den nächsten gesendet.' },
  sending: { short: 'Wird gesendet', long: 'Sie ist auf dem Weg zum Anbieter.' },
  uncertain: {
    short: 'Noch keine Antwort',
    long: 'Der Anbieter hat noch nicht mitgeteilt, was aus ihr wurde.',
  },
});
