import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-approval.ts';

export const approvalPanel = translate<(typeof english)['approvalPanel'], 'de'>({
  title: 'Freigabe großer Broadcasts',
  text: 'Ein Broadcast an mehr Personen als diese wird erst gesendet, wenn eine zweite Person aus deinem Team ihn freigegeben hat.',
  switch: 'Eine zweite Person fragen',
  people: 'Ab mehr als wie vielen Personen',
  save: 'Speichern',
  saving: 'Wird gespeichert…',
  saved: 'Gespeichert',
  loading: 'Die Einstellung',
  ownerOnly: 'Nur der Inhaber kann das ändern.',
  alone: 'Sie hat keine Wirkung, solange sonst niemand in deinem Team senden darf.',
  invalid: 'Gib eine ganze Zahl von 1 bis 10.000.000 ein.',
});

export const approval = translate<(typeof english)['approval'], 'de'>({
  waits:
    '{person} bittet um die Freigabe dieses Broadcasts ({when}). Prüfe ihn und gib ihn frei, wenn er hinausgehen darf.',
  waitsMine:
    'Du hast um die Freigabe dieses Broadcasts gebeten ({when}). Jemand anderes aus deinem Team muss sie geben. Eine Änderung des Broadcasts zieht die Frage zurück.',
  owner: 'Der Inhaber',
  approveNow: 'Freigeben und senden',
  approveLater: 'Freigeben und planen',
  approving: 'Wird freigegeben…',
  approved: 'Freigegeben',
  needed: 'Er geht an mehr als {count} Personen. Jemand anderes aus deinem Team muss ihn zuerst freigeben.',
  ask: 'Um Freigabe bitten',
  asked: 'Um Freigabe gebeten',
});

export const approvalMail = translate<(typeof english)['approvalMail'], 'de'>({
  hello: 'Hallo,',
  subject: '{broadcast} bei {shop} wartet auf deine Freigabe',
  mail: '{person} möchte den Broadcast {broadcast} von {shop} senden. Er geht hinaus, sobald jemand anderes ihn freigegeben hat. Prüfe ihn hier:',
});
