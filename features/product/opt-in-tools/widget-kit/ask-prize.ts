import type { PublicTool } from '../contract/tool.ts';
import type { StorefrontApi } from './storefront-api.ts';

/** A shopper's prize as the server drew it. */
export interface Prize {
  offerKey: string | null;
  text: string;
  message: string;
  /** Null while it comes by message only. */
  discountCode: string | null;
  /** Its code has expired. */
  isOver?: boolean;
}

/** Requests the prize. Returns null if there is none, or if it cannot be shown now. */
export async function askPrize(
  { ask, pageId, test, memory: { shopper } }: StorefrontApi,
  { id: toolId }: PublicTool,
): Promise<Prize | null> {
  if (!shopper) return null;
  try {
    const answer = await ask('spins', {
      method: 'POST',
      body: JSON.stringify({ pageId, toolId, shopper, test }),
    });
    return answer.ok ? ((await answer.json()) as Prize) : null;
  } catch {
    return null;
  }
}
