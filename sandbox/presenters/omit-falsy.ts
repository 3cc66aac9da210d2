/** Which keys does a record show? Only the truthy ones (docs/api.md 1.8). */

/** Drops keys whose value is 0, "", null, false or missing; lists and objects stay, even empty ones. */
export function omitFalsy<Fields extends object>(fields: Fields): Partial<Fields> {
  const shown: Partial<Fields> = {};
  for (const key in fields) if (fields[key]) shown[key] = fields[key];
  return shown;
}
