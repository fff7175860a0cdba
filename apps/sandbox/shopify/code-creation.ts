/** Codes that are added to a discount, in the background. */
export interface CodeCreation {
  id: number;
  discountId: number;
  createdAt: string;
  isDone: boolean;
  codes: { code: string; discountCodeId: number | null; problem: { code: string; message: string } | null }[];
}
