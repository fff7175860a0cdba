import * as z from 'zod/mini';

/** Who somebody is, as lists name them. */
export const NamedPerson = z.object({
  subscriberId: z.string(),
  name: z.nullable(z.string()),
  /** The number as people write it. */
  phoneShown: z.nullable(z.string()),
});

/** The same of somebody who did something in the store; without an id they are no subscriber. */
export const NamedShopper = z.extend(NamedPerson, { subscriberId: z.nullable(z.string()) });
