/** The loan durations that the shop offers, in months. */
export const DURATIONS = [1, 3, 6, 12, 24] as const;

export const isDuration = (months: number): boolean => DURATIONS.some((duration) => duration === months);

/** `1, 3, 6, 12 or 24 months` */
export const DURATIONS_TEXT = `${DURATIONS.slice(0, -1).join(', ')} or ${DURATIONS[DURATIONS.length - 1] ?? ''} months`;
