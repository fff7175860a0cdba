import type { Writer } from '#features/product/people/contract/person-events.ts';
import type { Answerer } from '../contract/thread.ts';

/** The id that the inbox uses for the owner, who has no account and therefore no user id. */
export const OWNER_ID = '00000000-0000-0000-0000-000000000000';

/** Returns the id and the name that the inbox shows for an answer. The id of a program is the id of its API key. */
export function answererOf(writer: Writer): Answerer {
  return 'keyId' in writer
    ? { memberId: writer.keyId, name: writer.person, isProgram: true }
    : { memberId: memberIdOf(writer.userId), name: writer.person, isProgram: false };
}

/** Returns the id that the inbox uses for a person of the team. `userId` is null for the owner. */
export function memberIdOf(userId: string | null): string {
  return userId ?? OWNER_ID;
}
