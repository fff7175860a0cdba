import * as z from 'zod/mini';
import { defineCall } from '#platform/http/call.ts';
import { Moment, Uuid } from '#platform/http/text-shapes.ts';

/** Links to the two files of a data request. Each link expires. */
const RequestFiles = z.object({
  jsonUrl: z.string(),
  htmlUrl: z.string(),
  /** When the files are deleted. */
  expiresAt: Moment,
});

/** A shopper's request about personal data, received from the store or entered by the merchant. */
export const PrivacyRequest = z.object({
  requestId: z.string(),
  kind: z.enum(['dataRequest', 'erasure']),
  origin: z.enum(['store', 'merchant']),
  /** The phone number, e-mail or customer id. After an erasure, a masked form that does not identify the person. */
  person: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  receivedAt: Moment,
  /** 30 days after the request, as the law requires. */
  dueAt: Moment,
  doneAt: z.nullable(Moment),
  /** How many rows were found. Null until the request is answered. */
  rowsFound: z.nullable(z.number()),
  files: z.nullable(RequestFiles),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

/** A consent, or the end of a consent, in the proof. */
export const ProofEntry = z.object({
  kind: z.enum(['granted', 'revoked']),
  recordedAt: Moment,
  /** The tool that recorded the consent, or how the consent ended. */
  origin: z.string(),
  wording: z.nullable(z.string()),
  pageAddress: z.nullable(z.string()),
  ipPrefix: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  locale: z.nullable(z.string()),
  /** The provider's id of the message in which the person agreed. Null if the person only filled in a form. */
  ownMessageId: z.nullable(z.string()),
});
export type ProofEntry = z.infer<typeof ProofEntry>;

export const KnownSubscriber = z.object({
  subscriberId: z.string(),
  /** In E.164. */
  phone: z.string(),
  /** The number in readable form. */
  phoneShown: z.string(),
  name: z.nullable(z.string()),
  hasMarketingConsent: z.boolean(),
  proof: z.array(ProofEntry),
});
export type KnownSubscriber = z.infer<typeof KnownSubscriber>;

const Shop = { shopUrl: z.string() };
const Person = z.object({ ...Shop, subscriberId: Uuid });
const Requested = z.object({ requestId: z.string() });
const SHOP_CALL = { access: 'configure', errors: ['NOT_LOGGED_IN', 'OTHER_SHOP'] } as const;
const ONE_PERSON = { access: 'configure', errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'NOT_FOUND'] } as const;

export const getPrivacyRequests = defineCall({
  ...SHOP_CALL,
  method: 'GET',
  path: '/database/api/privacy/getRequests',
  summary: 'What shoppers asked to see or to have erased, the newest first',
  query: z.object(Shop),
  response: z.object({ requests: z.array(PrivacyRequest) }),
});

export const findPerson = defineCall({
  method: 'POST',
  path: '/database/api/privacy/findPerson',
  summary: 'The person with a phone number, with the proof of their consent',
  // The phone number is in the body because request paths are logged and phone numbers must not be.
  body: z.object({ ...Shop, phone: z.string().check(z.minLength(1), z.maxLength(40)) }),
  response: z.object({
    person: z.nullable(KnownSubscriber),
    /**
     * When a person with this number was erased. Bellbird stores the number of an erased person only as a keyed hash.
     */
    erasedAt: z.nullable(Moment),
  }),
  access: 'configure',
  errors: ['NOT_LOGGED_IN', 'OTHER_SHOP', 'PHONE_INVALID', 'PHONE_UNCLEAR'],
});

export const requestPersonData = defineCall({
  ...ONE_PERSON,
  method: 'POST',
  path: '/database/api/privacy/requestData',
  mostPerMinute: 10,
  summary: 'Gathers everything that is held of a person in files',
  body: Person,
  response: Requested,
});

export const erasePerson = defineCall({
  ...ONE_PERSON,
  method: 'POST',
  path: '/database/api/privacy/erasePerson',
  summary: 'Stops all messages to a person and erases what is held of them',
  body: Person,
  response: Requested,
});

export const unsubscribePerson = defineCall({
  ...ONE_PERSON,
  access: 'answer',
  method: 'POST',
  path: '/database/api/privacy/unsubscribePerson',
  summary: 'Ends a person’s consent to marketing, as the merchant’s own word',
  body: Person,
  response: z.object({ hadConsent: z.boolean() }),
});

/** The path that downloads the proof of one person’s consent, as CSV or JSON. */
export const PROOF_PATH = '/database/api/privacy/getProof';
