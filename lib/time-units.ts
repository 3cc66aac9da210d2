/** Lengths of time in each of the units that we count in. */

/** A shop may state its delivery time in any of these. */
export const minutesIn = { minute: 1, hour: 60, day: 1440, month: 43_200 };

export const secondsIn = { minute: 60, hour: 3600, day: 86_400 };

export const millisecondsIn = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
