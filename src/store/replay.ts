import { createContext, useContext } from 'react';

/** True when a recorded moment is shown instead of the shop itself. */
export const ReplayContext = createContext(false);
export const useIsReplay = (): boolean => useContext(ReplayContext);
