/** The payload of the quick reply that ends marketing; matched wherever a reply comes from. */
export const STOP_PAYLOAD = 'STOP';
