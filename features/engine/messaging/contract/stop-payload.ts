/** The payload of the quick reply that ends marketing. It has this effect wherever the reply comes from. */
export const STOP_PAYLOAD = 'STOP';
