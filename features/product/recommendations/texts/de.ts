import { translate } from '#platform/language/catalogue.ts';
import type { texts as english } from './en.ts';

export const texts = translate<typeof english, 'de'>({
  toasts: {
    loading: 'Empfehlungen werden geladen',
    loaded: 'Geladen',
    saving: 'Änderungen werden gespeichert',
    saved: 'Gespeichert',
  },
  method: { title: 'Wie Produkte ausgewählt werden' },
  methods: {
    automatic: {
      name: 'Automatisch',
      about: 'Produkte, die Kunden oft zusammen kaufen, danach Bestseller derselben Kollektion.',
    },
    manual: { name: 'Manuell', about: 'Nur Produkte aus deinen eigenen Regeln.' },
  },
  rules: {
    title: 'Regeln für Empfehlungen',
    what: 'Regeln',
    none: 'Noch keine Regeln',
    noneText: 'Eine Regel legt fest, welche Produkte empfohlen werden. Ohne Regel wird nichts empfohlen.',
    add: 'Regel hinzufügen',
    name: 'Titel',
    type: 'Art der Regel',
    delete: 'Löschen',
    deleteNamed: '{title} löschen',
  },
  ruleTypes: {
    matchingRecommendation: 'Wenn ein Kunde eines der Produkte X kauft, Y empfehlen',
    collection: 'Das fehlende Produkt aus einem Set empfehlen',
  },
  deleteRule: {
    question: '{title} löschen?',
    text: 'Diese Regel empfiehlt dann keine Produkte mehr. Deine Produkte ändern sich nicht.',
    confirm: 'Regel löschen',
  },
  lists: {
    boughtProducts: {
      name: 'Wenn ein Kunde eines davon kauft',
      empty: 'Noch keine Produkte. Solange du keines hinzufügst, bewirkt diese Regel nichts.',
    },
    recommendedProducts: {
      name: 'Empfehlen',
      empty: 'Noch keine Produkte. Solange du keines hinzufügst, bewirkt diese Regel nichts.',
    },
    collection: { name: 'Produkte im Set', empty: 'Noch keine Produkte. Ein Set braucht mindestens zwei.' },
  },
  items: {
    collection: 'Kollektion',
    unavailable: 'Derzeit nicht erhältlich, wird nicht empfohlen',
    gone: 'Nicht mehr in deinem Shop, wird nicht empfohlen',
    remove: '{title} entfernen',
    add: 'Zu „{list}“ hinzufügen',
    search: 'Produkte und Kollektionen suchen',
    added: 'Hinzugefügt',
    loading: 'Produkte werden geladen …',
    loadingMore: 'Weitere werden geladen …',
    none: 'Dein Shop hat noch keine Produkte.',
    notFound: 'Nichts passt zu „{search}“.',
  },
  example: {
    title: 'Beispiel ansehen',
    what: 'Beispiel',
    bought: 'Ein Kunde kauft',
    choose: 'Produkt auswählen',
    recommended: 'Mit „{title}“ werden diese Produkte empfohlen, in dieser Reihenfolge:',
    nothing: {
      manual:
        'Mit „{title}“ wird nichts empfohlen. Keine deiner Regeln verknüpft es mit einem erhältlichen Produkt.',
      automatic:
        'Mit „{title}“ wird noch nichts empfohlen. Zu wenige Bestellungen enthalten es, und sonst wurde nichts aus seinen Kollektionen verkauft.',
    },
    counted: {
      one: 'Auf Grundlage von {count} Bestellung der letzten 180 Tage. Wird jede Nacht aktualisiert.',
      other: 'Auf Grundlage von {count} Bestellungen der letzten 180 Tage. Wird jede Nacht aktualisiert.',
    },
    notCounted: 'Deine Bestellungen sind noch nicht gezählt. Schau in ein paar Minuten noch einmal nach.',
  },
  newRule: { title: 'Regel {number}' },
  unknown: { product: 'Gelöschtes Produkt', collection: 'Gelöschte Kollektion', ordered: 'einem Produkt' },
  reasons: {
    boughtTogether: {
      one: 'Wegen des Kaufs von {title}: {count} Bestellung der letzten {days} Tage enthält beide.',
      other: 'Wegen des Kaufs von {title}: {count} Bestellungen der letzten {days} Tage enthalten beide.',
    },
    boughtTogetherOften: {
      one: 'Wegen des Kaufs von {title}: {count} Bestellung der letzten {days} Tage enthält beide, {lift}-mal so oft wie durch Zufall.',
      other:
        'Wegen des Kaufs von {title}: {count} Bestellungen der letzten {days} Tage enthalten beide, {lift}-mal so oft wie durch Zufall.',
    },
    bestSeller: {
      one: 'Wegen des Kaufs von {title}: ein Bestseller aus {collection}, in {count} Bestellung der letzten {days} Tage.',
      other:
        'Wegen des Kaufs von {title}: ein Bestseller aus {collection}, in {count} Bestellungen der letzten {days} Tage.',
    },
    rule: 'Wegen des Kaufs von {title}: deine Regel „{rule}“ empfiehlt es.',
    bundle: 'Wegen des Kaufs von {title}: es fehlt noch aus deinem Set „{rule}“.',
  },
});
