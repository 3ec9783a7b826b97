import { type FocusEvent, type MouseEvent, type PointerEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useBackCloses } from './useBackCloses';

/** A panel opened by hover closes when the pointer leaves; a pressed one stays. */
type Opened = 'pointed' | 'pressed' | null;

/**
 * A panel that a button shows and hides. Escape, leaving it, Back, a press elsewhere and choosing an entry close it.
 */
export const useDisclosure = <Root extends HTMLElement>() => {
  const [opened, setOpened] = useState<Opened>(null);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const isOpen = opened !== null;
  useBackCloses(opened === 'pressed', () => {
    setOpened(null);
  });

  // A layout effect: a hovered panel is painted just before other effects run, and a quick Escape would be lost.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpened(null);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (panel.current?.contains(document.activeElement)) button.current?.focus();
      setOpened(null);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return {
    isOpen,
    close: () => {
      setOpened(null);
    },
    rootProps: {
      ref: root,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpened(null);
      },
    },
    /** Handlers for a root that opens on hover; a touch does not hover, so it presses the button. */
    pointing: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') setOpened((now) => now ?? 'pointed');
      },
      onPointerLeave: () => {
        setOpened((now) => (now === 'pointed' ? null : now));
      },
    },
    buttonProps: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => {
        setOpened(opened === 'pressed' ? null : 'pressed');
      },
    },
    panelProps: {
      ref: panel,
      id: panelId,
      hidden: !isOpen,
      onClick: ({ target }: MouseEvent) => {
        if ((target as Element).closest('a, button')) setOpened(null);
      },
    },
  };
};
