/** Words that end all marketing when they are the whole message. */
const STOP_WORDS = new Set([
  'stop',
  'stop all',
  'stopall',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'opt out',
  'optout',
  'stopp',
  'abmelden',
  'abbestellen',
  'arret',
  'arrêt',
  'desabonner',
  'désabonner',
  'baja',
  'alto',
  'parar',
  'sair',
  'annulla',
  'disiscriviti',
]);

/** Whether a person's message asks to stop: the whole message, with punctuation and case ignored. */
export function isStopRequest(text: string): boolean {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return STOP_WORDS.has(words);
}
