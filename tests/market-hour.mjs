/**
 * What time is it in the market of the tests? Lunchtime, whenever they run: at night most shops are closed, which is
 * another story. MARKET_HOUR=2 tells all of them at another hour.
 */

/** A zone in which it is that hour now, on the same date as in UTC. */
export const marketZone = zoneAt(Number(process.env.MARKET_HOUR || 12), new Date().getUTCHours());

/**
 * @param {number} hour 0 to 23, there
 * @param {number} utcHour 0 to 23, now
 * @returns {string} a name that Intl knows; an Etc zone's sign is the opposite of its offset's
 */
function zoneAt(hour, utcHour) {
  const offset = Math.min(Math.max(hour - utcHour, -12), 14);
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
