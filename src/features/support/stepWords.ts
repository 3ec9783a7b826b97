import type { RecordedStep } from './recording';

/** A step as it is read: its name, and the few words that say what came of it. */
export const stepWords = ({ type, about = {} }: Pick<RecordedStep, 'type' | 'about'>): string =>
  [type, ...Object.entries(about).map(([name, value]) => (name === 'ms' ? `${value} ms` : String(value)))].join(' · ');
