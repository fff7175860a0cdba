import * as z from 'zod';

/** Every Graph error. Decide by `code`, never by the text. */
export const GraphError = z.looseObject({
  error: z.looseObject({
    message: z.string(),
    type: z.string().optional(),
    code: z.number(),
    error_subcode: z.number().optional(),
    error_user_title: z.string().optional(),
    error_user_msg: z.string().optional(),
    is_transient: z.boolean().optional(),
    error_data: z
      .looseObject({ messaging_product: z.string().optional(), details: z.string().optional() })
      .optional(),
    fbtrace_id: z.string().optional(),
  }),
});
export type GraphError = z.infer<typeof GraphError>;
