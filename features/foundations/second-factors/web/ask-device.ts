import { RefusedCall } from '#platform/http/browser/refused-call.ts';
import { sentenceOf } from '#platform/http/browser/sentence-of.ts';
import { UnreachableServer } from '#platform/http/browser/unreachable-server.ts';
import type { ResponseOf } from '#platform/http/call.ts';
import {
  PASSKEY_ALGORITHMS,
  PASSKEY_TIMEOUT_MS,
  type NewCredential,
  type SignedCredential,
  type startPasskey,
} from '../contract/passkey-calls.ts';
import { texts } from '../texts/en.ts';

/** Asks the device to make a passkey, which it can find again without the person's address. Throws if it does not. */
export async function makePasskey(start: ResponseOf<typeof startPasskey>): Promise<NewCredential> {
  const { challenge, host, person, known } = start;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: host, name: 'Bellbird' },
      user: { id: person.id, name: person.email, displayName: person.name || person.email },
      pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map((credential) => ({ id: credential, type: 'public-key' })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: PASSKEY_TIMEOUT_MS,
    },
  });
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { clientDataJSON, attestationObject, ...(transports && { transports }) };
  return { id, rawId, type: 'public-key', response: made };
}

/** Asks the device to sign with one of its passkeys for this host. Throws if it does not. */
export async function signWithPasskey(start: { challenge: string; host: string }): Promise<SignedCredential> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: {
      challenge: start.challenge,
      rpId: start.host,
      userVerification: 'required',
      timeout: PASSKEY_TIMEOUT_MS,
    },
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  return { id, rawId, type: 'public-key', response: signed };
}

/** Returns what went wrong with a passkey: in the server's words, or else by the name of the browser's error. */
export function passkeyProblem(error: Error): string {
  if (error instanceof RefusedCall || error instanceof UnreachableServer) return sentenceOf(error);
  if (error.name === 'InvalidStateError') return texts.passkeys.exists;
  const isStopped = error.name === 'NotAllowedError' || error.name === 'AbortError';
  return isStopped ? texts.passkeys.stopped : texts.passkeys.notHere;
}
