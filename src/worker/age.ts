const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What is younger has only just been asked for: it is not asked for again behind the shopper's back. */
const JUST_NOW = 5 * SECOND;
/** What is older is asked for first, and shown only when nobody answers. */
const SHOWN_FOR = 5 * MINUTE;
/** What is older still is not shown at all. */
const KEPT_FOR = 7 * 24 * 60 * MINUTE;

type Age = 'new' | 'shown' | 'spare' | 'gone';

/** What may be done with something kept so many milliseconds ago. A clock that was set back has made it of the future. */
export const ageOf = (ms: number): Age => {
  if (!(ms >= 0) || ms > KEPT_FOR) return 'gone';
  if (ms <= JUST_NOW) return 'new';
  return ms <= SHOWN_FOR ? 'shown' : 'spare';
};
