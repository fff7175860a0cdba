import { GraphError } from './payloads/graph-error.ts';

/** Graph's reason for refusing, with its own codes and text. */
export interface GraphRefusal {
  code: number;
  subcode: number | null;
  detail: string;
}

/** Returns Graph's refusal in a response body, or null when it is not one. */
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
