import { isConfirmation } from './confirmation-text.ts';
import { readConsentWord } from './read-consent-word.ts';

/**
 * Whether any text or payload of a message starts or ends a consent. Such a message is processed before all others. A
 * false positive does no harm, because the message is only processed earlier.
 */
export function isAboutConsent(texts: readonly (string | null | undefined)[]): boolean {
  return texts.some((text) => {
    if (text === null || text === undefined) return false;
    const word = readConsentWord(text);
    return word === 'stop' || word === 'start' || isConfirmation(text);
  });
}
