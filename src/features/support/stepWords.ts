import type { RecordedStep } from './recording';

/** The readable text of a step: its name and its outcome. */
export const stepWords = ({ type, about = {} }: Pick<RecordedStep, 'type' | 'about'>): string =>
  [type, ...Object.entries(about).map(([name, value]) => (name === 'ms' ? `${value} ms` : String(value)))].join(' · ');
