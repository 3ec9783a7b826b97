import type { ReactNode } from 'react';

/** The states of a component, by its file's name. */
export type States = Record<string, Record<string, ReactNode>>;
