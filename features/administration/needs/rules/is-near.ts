const NEAR_SHARE = 0.8;

/** Whether so little is left of what there is room for that its merchant should know. */
export function isNear({ used, most }: { used: number; most: number }): boolean {
  return used >= most * NEAR_SHARE;
}
