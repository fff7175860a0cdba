import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  frame: {
    product: 'Bellbird',
    progress: 'Schritt {step} von {all}',
    back: 'Zurück',
    continue: 'Weiter',
    finish: 'Los geht’s!',
    settingUp: 'Wir richten alles für dich ein!',
    ready: 'Die App ist bereit!',
    failed:
      'Dein Shop konnte noch nicht eingerichtet werden. Prüfe deine Verbindung und versuche es noch einmal.',
    tryAgain: 'Erneut versuchen',
  },
  welcome: {
    title: 'Willkommen bei Bellbird',
    text: 'Kunden melden sich in deinem Shop an und bekommen deine Nachrichten über WhatsApp und Messenger. Die Einrichtung dauert drei kurze Schritte.',
    start: 'Jetzt starten',
  },
  moments: { label: 'Was Bellbird macht', pause: 'Bilder anhalten', play: 'Bilder abspielen' },
  scenes: {
    signUp: {
      text: 'Ein Kunde meldet sich in deinem Shop an, und du hast den Nachweis.',
      show: 'Anmeldung zeigen, {number} von {all}',
    },
    reminder: {
      text: 'Der Kunde lässt einen Warenkorb zurück, und du schickst eine Erinnerung.',
      show: 'Erinnerung zeigen, {number} von {all}',
    },
    stop: {
      text: 'Der Kunde hat genug. Ein Wort beendet sofort alle Nachrichten.',
      show: 'Abmeldung zeigen, {number} von {all}',
    },
  },
  sketch: { label: 'Dein Shop mit dem Anmelde-Button' },
  embed: {
    title: 'Nur noch ein Schritt',
    text: 'Schalte in deinem Theme eine Einstellung ein. Dann kann dein Shop die Opt-in-Tools von Bellbird zeigen.',
    moves: {
      open: 'Dein Theme-Editor öffnet sich in einem neuen Tab und zeigt Bellbird unter den App-Einbettungen.',
      switchOn: 'Schalte Bellbird ein und klicke dort auf „Speichern“.',
      comeBack: 'Komm hierher zurück und mach weiter.',
    },
    link: 'Erweiterung aktivieren',
    what: 'Link zu deinem Theme',
    note: 'Das kannst du auch später tun. Bis dahin erscheint Bellbird nicht in deinem Shop.',
    withoutEmbeds: 'Dein Theme hat keine App-Einbettungen? Füge diese Zeile in seinem Layout vor {tag} ein:',
    line: 'Zeile für dein Theme',
  },
  campaigns: {
    title: 'Automatische Kampagnen holen Kunden zurück',
    text: 'Sie senden automatisch Nachrichten an Kunden, die sich angemeldet haben. Jeder Kunde bekommt sie in seiner Sprache, wenn Bellbird sie spricht.',
    what: 'Kampagnen',
    noNumber:
      'Du kannst sie einschalten, sobald deine WhatsApp-Nummer verbunden ist. Wie das geht, zeigt dir das Dashboard.',
  },
  tools: {
    title: 'Opt-in-Tools bringen Abonnenten',
    text: 'Sie erscheinen in deinem Shop und laden Kunden ein, sich anzumelden. Nachrichten bekommt nur, wer sich anmeldet.',
    what: 'Opt-in-Tools',
    noNumber:
      'Es ist noch keine WhatsApp-Nummer verbunden. Kunden können sich anmelden, bekommen aber keine Nachrichten, bis du eine verbindest. Wie das geht, zeigt dir das Dashboard.',
  },
  cards: {
    cart: {
      title: 'Abgebrochener Warenkorb',
      text: 'Erinnert Kunden an den Warenkorb, den sie zurückgelassen haben.',
    },
    product: {
      title: 'Produktabbruch',
      text: 'Erinnert Kunden an die Produkte, die sie sich angesehen haben.',
    },
    welcome: {
      title: 'Willkommen',
      text: 'Begrüßt Kunden, die sich anmelden. Sendet, solange das Opt-in-Tool eingeschaltet ist.',
    },
    shipping: { title: 'Versandinfo', text: 'Sagt Käufern, wo ihr Paket ist.' },
    pill: {
      title: 'Anmelde-Button',
      text: 'Ein kleiner Button am Rand deines Shops. Kunden melden sich mit ihrer WhatsApp-Nummer an.',
    },
    wheel: { title: 'Glücksrad', text: 'Kunden melden sich an, um am Rad zu drehen.' },
    popup: { title: 'Pop-up', text: 'Ein Bild und ein Angebot, im richtigen Moment.' },
    whatsAppChat: { title: 'WhatsApp-Chat-Widget', text: 'Ein Button, der einen WhatsApp-Chat öffnet.' },
    messengerChat: { title: 'Facebook-Chat-Widget', text: 'Ein Button, der einen Messenger-Chat öffnet.' },
  },
});
