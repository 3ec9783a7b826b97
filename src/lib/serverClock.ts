/** The server's time, since a phone's clock may be days off. */
export interface ServerClock {
  now: () => number;
  /** Whether a reply has shown the server's time yet; until then `now` is the device's. */
  isKnown: () => boolean;
  /** Call it when a request is sent; call the returned function with the reply's `Date` header. */
  start: () => (date: string | null) => void;
}

/** A `Date` header is truncated to whole seconds; half a second corrects the average. */
const HALF_A_SECOND = 500;

export const serverClock = (deviceNow: () => number): ServerClock => {
  let ahead: number | null = null;
  return {
    now: () => deviceNow() + (ahead ?? 0),
    isKnown: () => ahead !== null,
    start: () => {
      const sent = deviceNow();
      return (date) => {
        const serverTime = date === null ? NaN : Date.parse(date);
        const received = deviceNow();
        // A clock that was set during the request makes the measurement useless.
        if (!Number.isFinite(serverTime) || received < sent) return;
        ahead = Math.round(serverTime + HALF_A_SECOND - (sent + received) / 2);
      };
    },
  };
};
