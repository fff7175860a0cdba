import { translate } from '#platform/language/catalogue.ts';
import type {
  agency as englishAgency,
  agencyMails as englishMails,
  shopAgencies as englishShop,
} from './en-agency.ts';

export const agency = translate<typeof englishAgency, 'de'>({
  title: 'Agenturen',
  note: 'Eine Agentur ist eine Gruppe von Personen, die ein Shop gemeinsam einlädt.',
  what: 'Deine Agenturen',
  owner:
    'Du bist über Shopify eingeloggt, als Inhaber. Agenturen sind für Personen, die sich per E-Mail einloggen. Um eine Agentur in deinen Shop einzuladen, öffne das Team.',
  none: 'Du gehörst zu keiner Agentur. Gründe eine, wenn du mit Kollegen für mehrere Shops arbeitest.',
  create: 'Agentur gründen',
  createText:
    'Shops sehen diesen Namen und die Namen und E-Mail-Adressen aller in der Agentur. Er lässt sich später nicht ändern.',
  name: 'Name der Agentur',
  nameWrong: 'Gib einen Namen für die Agentur ein',
  created: '{agency} wurde gegründet',
  peopleTitle: 'Personen von {agency}',
  peopleTable: 'Die Personen von {agency}',
  manager: 'Manager',
  managerHint:
    'Manager laden Personen ein, entfernen sie und entscheiden, für welche Shops die Agentur arbeitet.',
  makeManagerOf: 'Zum Manager machen: {name}',
  makeManager: 'Zum Manager machen',
  endManagerOf: 'Als Manager abberufen: {name}',
  endManager: 'Als Manager abberufen',
  managerOn: 'Jetzt Manager: {name}',
  managerOff: 'Nicht mehr Manager: {name}',
  removeText:
    'Diese Person verliert sofort den Zugang zu den Shops der Agentur. Shops, die sie selbst eingeladen haben, bleiben ihr offen.',
  inviteTitle: 'Kollegen zu {agency} einladen',
  inviteText:
    'Die Person bekommt eine E-Mail mit einem Link, der 7 Tage gilt. Danach kann sie in allen Shops der Agentur arbeiten.',
  invitationsTitle: 'Offene Einladungen von {agency}',
  shopsTitle: 'Shops von {agency}',
  shopsTable: 'Die Shops, für die {agency} arbeitet',
  shop: 'Shop',
  since: 'Seit',
  noShops:
    'Noch kein Shop. Der Inhaber eines Shops lädt die Agentur in den Einstellungen unter Team ein, mit der E-Mail-Adresse eines Managers.',
  leaveShop: 'Arbeit beenden',
  leaveShopOf: 'Arbeit beenden für {shop}',
  leaveShopQuestion: 'Die Arbeit für {shop} beenden?',
  leaveShopText:
    'Alle in der Agentur verlieren sofort den Zugang zu diesem Shop. Nur der Inhaber des Shops kann die Agentur wieder einladen.',
  leftShop: '{agency} arbeitet nicht mehr für {shop}',
  leave: 'Agentur verlassen',
  leaveOf: 'Agentur verlassen: {agency}',
  endTitle: '{agency} verlassen oder löschen',
  leaveText: 'Wenn du die Agentur verlässt, verlierst du den Zugang zu ihren Shops.',
  leaveQuestion: '{agency} verlassen?',
  leaveQuestionText:
    'Du verlierst sofort den Zugang zu den Shops der Agentur. Shops, die dich selbst eingeladen haben, bleiben dir offen.',
  left: 'Du hast {agency} verlassen',
  delete: 'Agentur löschen',
  deleteOf: 'Agentur löschen: {agency}',
  deleteText: 'Wenn du die Agentur löschst, verlieren ihre Personen den Zugang zu allen ihren Shops.',
  deleteQuestion: '{agency} löschen?',
  deleteQuestionText:
    'Alle in der Agentur verlieren sofort den Zugang zu ihren Shops. Shops, die Personen selbst eingeladen haben, bleiben ihnen offen. Das lässt sich nicht rückgängig machen.',
  deleted: '{agency} wurde gelöscht',
  readOnly: 'Nur Manager der Agentur können sie ändern.',
  fromShops: 'Einladungen von Shops',
  fromShop: '{shop} lädt deine Agentur ein, mit der Rolle {role}.',
  until: 'Gültig bis {when}',
  which: 'Agentur für {shop}',
  newAgency: 'Eine neue Agentur',
  accept: 'Einladung annehmen',
  acceptOf: 'Einladung annehmen: {shop}',
  accepted: 'Deine Agentur arbeitet jetzt für {shop}',
  linkText: 'Arbeitest du mit Kollegen für mehrere Shops?',
  link: 'Agenturen öffnen',
});

export const shopAgencies = translate<typeof englishShop, 'de'>({
  title: 'Agentur: {agency}',
  what: 'Die Agenturen',
  invited: 'Eingeladen von {person}, {when}',
  invitedByOwner: 'Eingeladen vom Inhaber, {when}',
  note: 'Die Agentur bestimmt, wer zu ihr gehört. Du bestimmst, was sie hier darf.',
  remove: 'Agentur entfernen',
  removeOf: 'Agentur entfernen: {agency}',
  removeQuestion: 'Die Agentur {agency} entfernen?',
  removeText:
    'Alle in der Agentur werden sofort aus diesem Shop ausgeloggt. Personen, die du selbst eingeladen hast, bleiben. Laufende Broadcasts und API-Schlüssel bleiben, denn sie gehören deinem Shop.',
  removed: '{agency} wurde entfernt',
  member: 'Auch von dir eingeladen',
  otherAgency: 'Über eine andere Agentur',
  none: 'Kein Zugang',
  removePersonText:
    'Diese Person wird sofort aus diesem Shop ausgeloggt und bleibt draußen, solange die Agentur für dich arbeitet. Um sie wieder hereinzulassen, lade sie als Person ein.',
  whom: 'Wen lädst du ein?',
  aPerson: 'Eine Person',
  anAgency: 'Eine Agentur',
  agencyText:
    'Die Adresse eines Managers der Agentur. Der Link in der E-Mail gilt 7 Tage. Alle in der Agentur bekommen die Rolle, auch wer später dazukommt.',
  invitationsTitle: 'Offene Einladungen an Agenturen',
  invitationsTable: 'Noch nicht angenommene Einladungen an Agenturen',
});

export const agencyMails = translate<typeof englishMails, 'de'>({
  shopSubject: '{shop} lädt deine Agentur zu Bellbird ein',
  shop: '{shop} lädt deine Agentur ein, auf Bellbird im Shop zu arbeiten, als {role}. Öffne diesen Link, um die Agentur zu wählen:',
  colleagueSubject: 'Komm zur Agentur {agency} auf Bellbird',
  colleague: '{person} lädt dich zur Agentur {agency} auf Bellbird ein. Öffne diesen Link, um beizutreten:',
});
