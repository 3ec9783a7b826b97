import type { MouseEvent } from 'react';
import type { Id } from '../../lib/ids';
import { useAppDispatch } from '../../store/hooks';
import { removeLine } from './cartThunks';

/** Attributes that mark a line and its remove button, so that the focus can move to the next one. */
export const LINE = { 'data-line': '' };
export const REMOVE = { 'data-remove': '' };

const placeAfter = (button: HTMLElement): HTMLElement | null => {
  const line = button.closest('[data-line]');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  return neighbour?.querySelector<HTMLElement>('[data-remove]') ?? button.closest<HTMLElement>('[tabindex="-1"]');
};

/** Removes a line. Its button unmounts too, so the focus moves to the next line's button or to the container. */
export const useRemoveLine = () => {
  const dispatch = useAppDispatch();
  return (id: Id, { currentTarget }: MouseEvent<HTMLElement>) => {
    const place = placeAfter(currentTarget);
    dispatch(removeLine(id));
    place?.focus({ preventScroll: true });
  };
};
