import * as z from 'zod';
import type { AdminOperation } from './admin-client.ts';

const UserErrors = z.array(z.object({ message: z.string(), code: z.string().nullish() }).loose());

function operation<Data>(document: string, data: z.ZodType<Data>): AdminOperation<Data> {
  return { document, data };
}

/** `settings` is JSON with the fields of the pixel extension. If the app has a pixel already, the answer is TAKEN. */
export const createPixel = operation(
  `mutation PixelCreate($p: WebPixelInput!) { webPixelCreate(webPixel: $p) { webPixel { id } userErrors { field message code } } }`,
  z.object({ webPixelCreate: z.object({ userErrors: UserErrors }) }),
);

/** The app's pixel in the store; null if there is none. */
export const ownPixel = operation(
  `query OwnPixel { webPixel { id } }`,
  z.object({ webPixel: z.object({ id: z.string() }).nullable() }),
);

export const updatePixel = operation(
  `mutation PixelUpdate($id: ID!, $p: WebPixelInput!) { webPixelUpdate(id: $id, webPixel: $p) { webPixel { id } userErrors { field message code } } }`,
  z.object({ webPixelUpdate: z.object({ userErrors: UserErrors }) }),
);
