import { isConfirmation } from './confirmation-text.ts';
import { readConsentWord } from './read-consent-word.ts';

/**
 * Whether any of the texts and payloads of a message starts or ends a consent. Such a message is read before all others.
 * To take one too many for it does no harm: it is only read earlier.
 */
export function isAboutConsent(texts: readonly (string | null | undefined)[]): boolean {
  return texts.some((text) => {
    if (text === null || text === undefined) return false;
    const word = readConsentWord(text);
    return word === 'stop' || word === 'start' || isConfirmation(text);
  });
}
