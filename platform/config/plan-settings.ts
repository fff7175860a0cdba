import * as z from 'zod';

export const planVariables = {
  BELLBIRD_PLANS: z.enum(['on', 'off'], { error: 'is neither on nor off.' }).default('on'),
  BELLBIRD_PLANS_FILE: z.string().optional(),
};
