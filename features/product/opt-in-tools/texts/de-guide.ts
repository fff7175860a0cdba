import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-guide.ts';

export const guide = translate<(typeof english)['guide'], 'de'>({
  begin: 'Beginnen',
  next: 'Erledigt, weiter',
  finish: 'Fertig',
  back: 'Zurück',
  before: 'Bevor du beginnst',
  step: 'Schritt {step} von {steps}',
  progress: 'Fortschritt der Anleitung',
});

export const guideSteps = translate<(typeof english)['guideSteps'], 'de'>({
  introduction: {
    title: 'Anmeldungen aus deinem Checkout',
    text: 'Ein Block auf der Danke-Seite fragt Käufer, ob sie Neuigkeiten zu ihrer Bestellung auf WhatsApp möchten. Du richtest ihn in neun kurzen Schritten ein, in etwa fünf Minuten. Bis du fertig bist, wird nichts angezeigt.',
  },
  settings: {
    title: 'Checkout-Einstellungen öffnen',
    text: 'Geh im Adminbereich deines Shops zu „Einstellungen“ und dann zu „Checkout“. Lass diese Seite daneben offen.',
  },
  customize: {
    title: 'Checkout anpassen',
    text: 'Klicke bei der Live-Konfiguration auf „Anpassen“. Der Editor deines Checkouts öffnet sich.',
  },
  thankYou: {
    title: 'Zur Danke-Seite gehen',
    text: 'Oben im Editor ist ein Menü mit Seiten. Wähle „Danke“.',
  },
  add: {
    title: 'Block hinzufügen',
    text: 'Klicke links auf „App-Block hinzufügen“ und wähle dann den Anmelde-Block von Bellbird.',
  },
  place: {
    title: 'Dorthin setzen, wo Käufer hinsehen',
    text: 'Zieh den Block unter die Details der Bestellung. Mehr Käufer sehen ihn, wenn sie nicht scrollen müssen.',
  },
  orderStatus: {
    title: 'Beim Bestellstatus wiederholen',
    text: 'Wähle im Menü der Seiten „Bestellstatus“ und füge den Block auch dort hinzu, denn zu dieser Seite kehren Käufer zurück.',
  },
  save: {
    title: 'Speichern',
    text: 'Klicke im Editor auf „Speichern“. Der Block ist jetzt an seinem Platz, zeigt aber noch nichts, weil dieses Tool ausgeschaltet ist.',
  },
  look: {
    title: 'Ansehen',
    text: 'Gib in deinem Shop eine Testbestellung auf oder öffne die Statusseite der letzten Bestellung. Der Block ist da, zeigt aber nichts, bis das Tool eingeschaltet ist.',
  },
  ready: {
    title: 'Bereit',
    text: 'Klicke hier auf „Fertig“ und schalte das Tool in der Liste ein. Dann fragt der Block deine Käufer.',
  },
});
