/** How an order reaches its customer: it is brought to them, or they fetch it. */
export const fulfilments = ['delivery', 'pickup'] as const;

export type Fulfilment = (typeof fulfilments)[number];
