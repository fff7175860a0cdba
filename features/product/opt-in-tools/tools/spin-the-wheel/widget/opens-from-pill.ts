import type { ToolDesign } from '../../../contract/tool-design.ts';

/** Whether a wheel opens from a pill: because its layout says so, or because it is shown at all times. */
export function opensFromPill({ layout, behaviour }: Pick<ToolDesign, 'layout' | 'behaviour'>): boolean {
  return layout === 'modalImageAtPillClick' || behaviour?.when.showAt === 'allTime';
}
