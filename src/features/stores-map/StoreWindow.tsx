import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Store } from '../../config/brand/stores';
import { useAppDispatch } from '../../store/hooks';
import { IconButton } from '../../ui/IconButton';
import { StoreFacts } from './StoreFacts';
import styles from './StoresMap.module.css';
import { storeDeselected } from './storesMapSlice';
import { storeTitle } from './toStore';

/** Focuses without scrolling: a map scrolls out of place when the browser reveals a focused element. */
const focusInPlace = (element: Element | null) => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
};

/** Info window above the selected store's marker. Takes the focus, and restores it on close. */
export const StoreWindow = ({ store }: { store: Store; lat: number; lng: number }) => {
  const dispatch = useAppDispatch();
  const panel = useRef<HTMLDivElement>(null);
  const close = () => dispatch(storeDeselected());

  useEffect(() => {
    const opener = document.activeElement;
    const shown = panel.current;
    focusInPlace(shown);
    return () => {
      const at = document.activeElement;
      // Closing the window loses the focus: restore it unless it was moved on purpose.
      if (at === null || at === document.body) focusInPlace(opener);
    };
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Key presses in the window must not reach the map behind it.
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- handles Escape, like every dialog
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={`store-${store.id}`}
      tabIndex={-1}
      className={styles.window}
      onKeyDown={onKeyDown}
    >
      <div className={styles.windowHead}>
        <h2 id={`store-${store.id}`} className={styles.windowTitle}>
          Store in {storeTitle(store)}
        </h2>
        <IconButton icon="close" label="Close" onClick={close} />
      </div>
      <StoreFacts store={store} />
    </div>
  );
};
