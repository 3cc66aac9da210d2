/** How an order reaches its customer: it is brought to them, they fetch it, or it is brought to a collection point (R2). */
export const fulfilments = ['delivery', 'pickup', 'collection'] as const;

export type Fulfilment = (typeof fulfilments)[number];

/** The delivery types of docs/api.md 3. */
export const deliveryTypes = { delivery: 'delivery', pickup: 'pickup', collection: 'point' } as const;
