import { createAction } from '@reduxjs/toolkit';

export const ERROR_CAUGHT = 'support/errorCaught';

/** An unexpected error was caught. */
export const errorCaught = createAction(ERROR_CAUGHT, (error: unknown) => ({
  payload: error instanceof Error ? { name: error.name, message: error.message } : { name: typeof error, message: '' },
}));
