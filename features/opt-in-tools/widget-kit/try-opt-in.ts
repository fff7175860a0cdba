import type { PublicTool } from '../contract/tool.ts';
import { SHOPPER_WORDS } from './shopper-words.ts';
import type { StorefrontApi } from './storefront-api.ts';

/** What became of it; a refusal with its sentence, and the tool as the page has to show it now. */
export type Tried<Tool> =
  | { kind: 'stored'; confirmUrl: string | null; mustConfirm: boolean }
  | { kind: 'refused'; error: string; tool: Tool };

/** Opts a shopper in by their number; never rejects. */
export async function tryOptIn<Tool extends PublicTool>(
  api: StorefrontApi,
  tool: Tool,
  phone: string,
): Promise<Tried<Tool>> {
  const refused = (error: string, shown = tool): Tried<Tool> => ({ kind: 'refused', error, tool: shown });
  try {
    const answer = await api.optIn(tool, phone);
    if (answer.kind === 'stored') return answer;
    if (answer.kind === 'reworded') return refused(SHOPPER_WORDS.reworded, answer.tool);
    return refused(sentenceOf(answer));
  } catch {
    return refused(SHOPPER_WORDS.unreachable);
  }
}

function sentenceOf({ code, message }: { code: string; message: string }): string {
  if (code === 'PHONE_INVALID') return SHOPPER_WORDS.phoneInvalid;
  if (code === 'TOO_MANY_REQUESTS') return SHOPPER_WORDS.tooMany;
  return message || SHOPPER_WORDS.unreachable;
}
