import * as z from 'zod/mini';

/** A person, as lists show them. */
export const NamedPerson = z.object({
  subscriberId: z.string(),
  name: z.nullable(z.string()),
  /** The number in a readable format. */
  phoneShown: z.nullable(z.string()),
});

/** A person who did something in the store. Without an id they are not a subscriber. */
export const NamedShopper = z.extend(NamedPerson, { subscriberId: z.nullable(z.string()) });
