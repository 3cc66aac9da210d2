/** What ids of the API look like: anything else is "no such thing" without a call. */

export const idShape = /^[1-9]\d{0,9}$/;
export const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
