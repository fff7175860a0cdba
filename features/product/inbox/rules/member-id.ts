/** The id of the owner, who has no account, beside the ids of the other people of a team. */
export const OWNER_ID = '00000000-0000-0000-0000-000000000000';

/** Returns the id under which the inbox knows a person of the team. `userId` is null for the owner. */
export function memberIdOf(userId: string | null): string {
  return userId ?? OWNER_ID;
}
