/**
 * The patterns of the API's ids and of the chats' documents. An id of another shape cannot exist, so nothing has to be
 * asked.
 */

export const idShape = /^[1-9]\d{0,9}$/;
export const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export const documentShape = /^[A-Za-z0-9]{20}$/;
