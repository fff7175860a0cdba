import type { PublicTools } from '#features/product/opt-in-tools/contract/tool-calls.ts';
import type { PublicTool } from '#features/product/opt-in-tools/contract/tool.ts';
import type { Page } from './page.ts';

/** Returns the shop's active tools; none on a server error. Rejects when the server cannot be reached. */
export async function readTools(
  { ask, pageId }: Pick<Page, 'ask' | 'pageId'>,
  init?: RequestInit,
): Promise<PublicTool[]> {
  const answer = await ask(`tools?${new URLSearchParams({ pageId })}`, init);
  return answer.ok ? ((await answer.json()) as PublicTools).tools : [];
}
