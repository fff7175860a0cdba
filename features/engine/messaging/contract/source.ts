import * as z from 'zod/mini';

export const SourceKind = z.enum(['campaign', 'tool', 'broadcast', 'service', 'test']);
export type SourceKind = z.infer<typeof SourceKind>;

/** What a message, a count or a credit comes from; each drip, tool and broadcast has numbers of its own. */
export interface Source {
  /** `test`: somebody tries out what the type and the id name. It counts in no figure. */
  kind: SourceKind;
  /** Of a campaign and of a tool its type, for example abandonedCart; unique over all kinds but tests. */
  type: string;
  /** Which one of that type: the drip, the tool, the broadcast; null where there is only one. */
  id: string | null;
}

/** Stands for null in keys, which have none. */
export const ONLY_ONE = '00000000-0000-0000-0000-000000000000';
