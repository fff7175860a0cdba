import type { ToolDesign } from '../../../contract/tool-design.ts';

/** Whether a wheel waits in a pill: because it was set so, or since it is there at all times. */
export function opensFromPill({ layout, behaviour }: Pick<ToolDesign, 'layout' | 'behaviour'>): boolean {
  return layout === 'modalImageAtPillClick' || behaviour?.when.showAt === 'allTime';
}
