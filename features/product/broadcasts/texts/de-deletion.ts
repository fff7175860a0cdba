import { translate } from '#platform/language/catalogue.ts';
import type * as english from './en-deletion.ts';

export const deletion = translate<(typeof english)['deletion'], 'de'>({
  title: '{broadcast} löschen?',
  text: 'Der Entwurf und seine Einstellungen werden gelöscht. Er wurde nie gesendet.',
  confirm: 'Entwurf löschen',
  deleted: 'Entwurf gelöscht',
});

export const manyDeletion = translate<(typeof english)['manyDeletion'], 'de'>({
  action: 'Entwürfe löschen',
  title: { one: '{count} Entwurf löschen?', other: '{count} Entwürfe löschen?' },
  text: 'Die Entwürfe und ihre Einstellungen werden gelöscht. Sie wurden nie gesendet.',
  deleted: { one: '{count} Entwurf gelöscht', other: '{count} Entwürfe gelöscht' },
});
