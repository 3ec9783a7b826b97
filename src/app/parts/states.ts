import type { ReactNode } from 'react';

/** A part by its file's name, and what it looks like in each of its states. */
export type States = Record<string, Record<string, ReactNode>>;
