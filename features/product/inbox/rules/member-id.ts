import type { Writer } from '#features/product/people/contract/person-events.ts';
import type { Answerer } from '../contract/thread.ts';

/** The id of the owner, who has no account, beside the ids of the other people of a team. */
export const OWNER_ID = '00000000-0000-0000-0000-000000000000';

/** Returns how the inbox knows who answered. The id of a program is that of its API key. */
export function answererOf(writer: Writer): Answerer {
  return 'keyId' in writer
    ? { memberId: writer.keyId, name: writer.person, isProgram: true }
    : { memberId: memberIdOf(writer.userId), name: writer.person, isProgram: false };
}

/** Returns the id under which the inbox knows a person of the team. `userId` is null for the owner. */
export function memberIdOf(userId: string | null): string {
  return userId ?? OWNER_ID;
}
