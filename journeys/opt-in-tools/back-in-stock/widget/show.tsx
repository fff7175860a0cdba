import type { PublicToolOf } from '#features/product/opt-in-tools/contract/tool.ts';
import type { ToolWidget } from '#features/product/opt-in-tools/widget-kit/storefront-api.ts';
import { tryOptIn } from '#features/product/opt-in-tools/widget-kit/try-opt-in.ts';
import type { backInStock } from '../definition.ts';

/** Renders nothing, and opts the shopper in immediately. */
export const show: ToolWidget<PublicToolOf<typeof backInStock>>['show'] = (tool, api) => {
  api.count(tool.id, 'impression');
  void tryOptIn(api, tool, '+4915215550101');
  return null;
};
