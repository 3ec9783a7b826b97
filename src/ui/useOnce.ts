import { useState } from 'react';

/** True once `wanted` has been true. */
export const useOnce = (wanted: boolean): boolean => {
  const [been, setBeen] = useState(wanted);
  if (wanted && !been) setBeen(true);
  return been || wanted;
};
