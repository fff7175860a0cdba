import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  stores: {
    copy: 'In einen anderen Shop kopieren',
    title: 'Deine Shops',
    agencies: 'Agenturen',
    note: 'Was in jedem von ihnen Aufmerksamkeit braucht.',
    what: 'Deine Shops',
    none: 'Du bist über die Shopify-Verwaltung eingeloggt, die nur diesen Shop öffnet. Um mehrere Shops auf einmal zu sehen, lade in jedem deine eigene E-Mail-Adresse ein (Einstellungen, Team) und logge dich dann per E-Mail ein.',
    here: 'Du bist hier',
    open: 'Öffnen',
    openStore: '{shop}: Öffnen',
    role: 'Deine Rolle: {role}',
    unknown:
      'Der Stand dieses Shops konnte nicht gelesen werden. Lade die Seite neu, um es noch einmal zu versuchen.',
    paused: 'Das Senden ist angehalten',
    unpaid: {
      toApprove: 'Eine Zahlung wartet auf Genehmigung',
      declined: 'Die Zahlung wurde abgelehnt',
      onHold: 'Der Tarif ruht: Eine Rechnung ist offen',
    },
    falling: 'Der Umsatz sinkt',
    more: { one: 'und {count} weiteres', other: 'und {count} weitere' },
  },
  sinceYesterday: {
    title: 'Deine Nachrichten gestern und heute',
    revenue: 'Umsatz',
    orders: 'Bestellungen',
    sent: 'Gesendet',
    clicks: 'Klicks',
    today: '{value} heute',
  },
  alerts: {
    title: 'Handlungsbedarf',
    all: 'Deine Hinweise',
    none: 'Im Moment ist nichts zu tun.',
    more: { one: '{count} weiteren anzeigen', other: '{count} weitere anzeigen' },
    actionOf: '{action}: {sentence}',
    onDesktop: '{action} (am Computer)',
  },
  actions: {
    connect: 'Verbinden',
    connectAgain: 'Neu verbinden',
    connectOne: 'Verbinden',
    seeWhy: 'Grund ansehen',
    seeWhatToDo: 'Was du tun kannst',
    seeWhatIsKnown: 'Was bekannt ist',
    seePlans: 'Tarife ansehen',
    raiseLimit: 'Limit erhöhen',
    seeLimit: 'Limit ansehen',
    checkTheme: 'Theme deines Shops prüfen',
    look: 'Ansehen',
    fix: 'Beheben',
    makeAnother: 'Neue erstellen',
    whatYouCanDo: 'Was du tun kannst',
    tryAgain: 'Erneut versuchen',
    askAgain: 'Erneut anfordern',
    getFile: 'Datei herunterladen',
    switchOn: 'Einschalten',
  },
  senders: {
    pageLost: 'Deine Facebook-Seite ist getrennt, deshalb wird im Messenger nichts gesendet.',
    tokenDead: {
      WA: 'Deine WhatsApp-Nummer lässt Bellbird nicht mehr herein. Nachrichten warten.',
      FB: 'Deine Facebook-Seite lässt Bellbird nicht mehr herein. Nachrichten warten.',
    },
    stopped: {
      WA: 'Deine WhatsApp-Nummer wurde von ihrem Anbieter gestoppt. Nachrichten warten.',
      FB: 'Deine Facebook-Seite wurde von ihrem Anbieter gestoppt. Nachrichten warten.',
    },
    qualityLow: 'Personen blockieren oder melden deine Nachrichten: Die Qualität deiner Nummer ist niedrig.',
    receiptsLate: 'Seit einer Weile gibt es keine Zustellmeldungen zu deinen letzten Nachrichten.',
  },
  room: {
    reached: 'Die Nachrichten deines Tarifs sind aufgebraucht. Nachrichten warten.',
    capNear: 'Die Nutzungsgebühren deines Tarifs nähern sich dem Limit, dem du zugestimmt hast.',
    usageNear: {
      messages: 'Die {most} Nachrichten deines Tarifs sind fast aufgebraucht: {used} bisher.',
      conversations: 'Die {most} Konversationen deines Tarifs sind fast aufgebraucht: {used} bisher.',
    },
    dayLimitNear:
      'Deine WhatsApp-Nummer hat {used} von {most} Personen geschrieben, denen sie in 24 Stunden schreiben darf.',
    locked: {
      single: 'Ausgeschaltet, weil dein Tarif es nicht enthält: {name}.',
      several: 'Ausgeschaltet, weil dein Tarif sie nicht enthält: {names}.',
    },
  },
  sending: {
    toolIdle: '{name} ist eingeschaltet, aber in {days} Tagen hat kein Kunde es gesehen.',
    campaignIdle: '{name} ist eingeschaltet, hat aber in {days} Tagen nichts gesendet.',
    broadcastStopped: 'Dein Broadcast „{name}“: {reason}',
    ownWords: '„Dein eigener Text“',
    recategorised:
      'WhatsApp zählt die Vorlage {name} jetzt als Marketing, deshalb geht sie nur an Personen, die Angeboten zugestimmt haben.',
    templates: {
      templateRejected: 'WhatsApp hat die Vorlage {name} abgelehnt.',
      templatePaused: 'WhatsApp hat die Vorlage {name} pausiert.',
      templateDisabled: 'WhatsApp hat die Vorlage {name} deaktiviert.',
    },
    templatesBecause: {
      templateRejected: 'WhatsApp hat die Vorlage {name} abgelehnt: {reason}.',
      templatePaused: 'WhatsApp hat die Vorlage {name} pausiert: {reason}.',
      templateDisabled: 'WhatsApp hat die Vorlage {name} deaktiviert: {reason}.',
    },
  },
  setUp: {
    missing: {
      single: {
        WA: '{name} braucht eine WhatsApp-Nummer, aber keine ist verbunden.',
        FB: '{name} braucht eine Facebook-Seite, aber keine ist verbunden.',
      },
      several: {
        WA: '{names} brauchen eine WhatsApp-Nummer, aber keine ist verbunden.',
        FB: '{names} brauchen eine Facebook-Seite, aber keine ist verbunden.',
      },
    },
    broadcast: '„{name}“',
    more: '{rest} weitere',
    noNumber: 'Es ist keine WhatsApp-Nummer verbunden, deshalb kann nichts gesendet werden.',
    noNumberOnWhatsApp:
      'Es ist keine WhatsApp-Nummer verbunden, deshalb kann über WhatsApp nichts gesendet werden.',
    pillOff: 'Der Anmelde-Button ist ausgeschaltet. Über ihn melden sich Kunden in deinem Shop an.',
    cartCampaignOff:
      'Die Kampagne für abgebrochene Warenkörbe ist ausgeschaltet. Sie bringt Kunden zu ihrem Warenkorb zurück.',
  },
  work: {
    webhookRefused:
      'Dein Shop meldet nichts über {topic}, deshalb kommen Bestellungen und Warenkörbe spät an.',
    recoveryUrlWithheld:
      'Dein Shop gibt Bellbird die Adressen der Warenkörbe nicht, deshalb führen Erinnerungen zu einem neuen Warenkorb mit denselben Produkten.',
    fieldsWithheld:
      'Dein Shop gibt Bellbird diese Daten der Kunden nicht, weil die App dafür nicht freigegeben ist: {fields}.',
    fields: { name: 'Name', email: 'E-Mail', phone: 'Telefonnummer', address: 'Adresse' },
    storeSilent:
      'Dein Shop antwortet Bellbird seit Stunden nicht, deshalb können Bestellungen und Warenkörbe fehlen.',
    givenUp: {
      single: 'Nicht erledigt und zurückgelegt: {what}.',
      several: 'Nicht erledigt und zurückgelegt: {what}.',
    },
    importFailed: 'Die Liste „{name}“ ließ sich nicht importieren.',
    exportFailed: 'Die Datei {file} ließ sich nicht erstellen.',
    exportNotMailed: 'Die E-Mail mit dem Link zu {file} hat {email} nicht erreicht.',
  },
  givenUpParts: {
    webhooks: { one: '{count} Neuigkeit', other: '{count} Neuigkeiten' },
    timers: { one: '{count} geplante Nachricht', other: '{count} geplante Nachrichten' },
    commands: { one: '{count} Änderung in deinem Shop', other: '{count} Änderungen in deinem Shop' },
    mails: { one: '{count} E-Mail', other: '{count} E-Mails' },
  },
  week: {
    nothing: 'Kein Umsatz in den letzten 7 Tagen.',
    alone: '{money} Umsatz in den letzten 7 Tagen.',
    up: '{money} Umsatz in den letzten 7 Tagen, {percent} mehr als in den 7 Tagen davor.',
    down: '{money} Umsatz in den letzten 7 Tagen, {percent} weniger als in den 7 Tagen davor.',
  },
  since: {
    nothing: 'Seit gestern wurde keine Nachricht gesendet.',
    earned: 'Seit gestern: {messages} gesendet, {clicks} und {orders} kamen zurück, {money} eingebracht.',
    returned: 'Seit gestern: {messages} gesendet, {clicks} und {orders} kamen zurück, {money} erstattet.',
    messages: { one: '{count} Nachricht', other: '{count} Nachrichten' },
    clicks: { one: '{count} Klick', other: '{count} Klicks' },
    orders: { one: '{count} Bestellung', other: '{count} Bestellungen' },
  },
  mails: {
    hello: 'Hallo,',
    subject: {
      one: '{shop}: Handlungsbedarf in {count} Fall',
      other: '{shop}: Handlungsbedarf in {count} Fällen',
    },
    intro: {
      one: 'in {shop} gibt es Handlungsbedarf:',
      other: 'in {shop} gibt es in {count} Fällen Handlungsbedarf:',
    },
    settings:
      'Du bekommst diese E-Mail, weil E-Mails bei Problemen eingeschaltet sind. Das kannst du hier ändern: {link}',
    testSubject: 'Test von Bellbird für {shop}',
    test: 'das ist ein Test. E-Mails bei Problemen in {shop} kommen hier an.',
  },
  mailSettings: {
    title: 'E-Mails bei Problemen',
    what: 'E-Mails bei Problemen',
    text: 'Bekomme eine E-Mail, wenn etwas deine Nachrichten aufhält, zum Beispiel wenn deine Nummer gestoppt wird oder WhatsApp eine Vorlage ablehnt. Höchstens vier am Tag.',
    switch: 'E-Mails bei Problemen',
    email: 'E-Mail-Adresse',
    emailHint: 'Lass das Feld leer, um die Adresse deines Shops zu verwenden: {email}.',
    emailHintNone: 'Dein Shop hat keine Adresse, gib also eine ein.',
    emailWrong: 'Das ist keine E-Mail-Adresse. Prüfe sie und versuche es noch einmal.',
    save: 'Speichern',
    discard: 'Verwerfen',
    saving: 'Einstellungen werden gespeichert',
    saved: 'Einstellungen gespeichert',
    test: 'Test-E-Mail senden',
    tested: 'Eine Test-E-Mail ist unterwegs an {email}.',
    noServer:
      'Hier ist kein Mailserver eingerichtet, deshalb werden keine E-Mails gesendet. Wer deinen Bellbird-Server betreibt, kann einen einrichten.',
  },
});
