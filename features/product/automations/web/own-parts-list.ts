import { codConfirmation } from '../campaigns/cod-confirmation/definition.ts';
import { codParts } from '../campaigns/cod-confirmation/web/own-parts.ts';
import type { OwnParts } from './own-parts.ts';

/** The campaigns whose page has parts of its own, by type. */
const OWN_PARTS: Readonly<Record<string, OwnParts>> = { [codConfirmation.type]: codParts };

export function ownPartsOf(type: string): OwnParts | null {
  return OWN_PARTS[type] ?? null;
}
