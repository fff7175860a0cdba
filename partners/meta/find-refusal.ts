import { GraphError } from './payloads/graph-error.ts';

/** Why Graph refused, in its own codes and words. */
export interface GraphRefusal {
  code: number;
  subcode: number | null;
  detail: string;
}

/** What a body refuses with, or null when it is no refusal of Graph's. */
export function findRefusal(body: unknown): GraphRefusal | null {
  const { data } = GraphError.safeParse(body);
  if (!data) return null;
  const {
    code,
    error_subcode: subcode = null,
    error_data: more,
    error_user_msg: words,
    message,
  } = data.error;
  return { code, subcode, detail: more?.details ?? words ?? message };
}
