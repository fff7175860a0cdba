const NEAR_SHARE = 0.8;

/** Whether usage is so close to the limit that the merchant should know. */
export function isNear({ used, most }: { used: number; most: number }): boolean {
  return used >= most * NEAR_SHARE;
}
