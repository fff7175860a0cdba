import * as z from 'zod/mini';

export const SourceKind = z.enum(['campaign', 'tool', 'broadcast', 'service', 'test']);
export type SourceKind = z.infer<typeof SourceKind>;

/** What a message, a count or a credit comes from. Each drip, tool and broadcast has its own figures. */
export interface Source {
  /** `test`: somebody tests the campaign, tool or broadcast that the type and the id name. Tests count in no figure. */
  kind: SourceKind;
  /** For a campaign or a tool, its type, for example abandonedCart. Unique over all kinds except tests. */
  type: string;
  /** Which drip, tool or broadcast of that type; null if there is only one. */
  id: string | null;
}

/** Replaces a null id in database keys, because a key column cannot be null. */
export const ONLY_ONE = '00000000-0000-0000-0000-000000000000';
