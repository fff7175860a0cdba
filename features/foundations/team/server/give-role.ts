import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { MOST_NAME_LENGTH, MOST_PEOPLE, type InvitedRole } from '../contract/team-calls.ts';
import { addMember, findOrCreateUser, listPeople, setRole } from './team-queries.ts';

interface GivenRole {
  shopId: number;
  email: string;
  /** For a person who does not exist yet. */
  name: string;
  role: InvitedRole;
  now: Date;
}

/** Makes a person a member of a shop with this role, or gives a member this role. Throws TEAM_FULL. */
export async function giveRole(tx: Tx, { shopId, email, name, role, now }: GivenRole): Promise<void> {
  const shown = (name.trim() || email).slice(0, MOST_NAME_LENGTH);
  const { user_id: userId } = await findOrCreateUser(tx, { email, name: shown, now });
  if (await setRole(tx, { shopId, userId, role })) return;
  await addMember(tx, { shopId, userId, role, now });
  if ((await listPeople(tx, shopId, new Map())).length > MOST_PEOPLE) throw new AppError('TEAM_FULL');
}
