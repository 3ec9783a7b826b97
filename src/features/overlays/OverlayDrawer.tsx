import type { ReactNode } from 'react';
import { ShopDrawer } from '../../ui/ShopDrawer';
import type { Overlay } from './overlaysSlice';
import { useOverlay } from './useOverlay';

interface OverlayDrawerProps {
  overlay: Overlay;
  title: ReactNode;
  side?: 'left' | 'right';
  children: ReactNode;
  footer?: ReactNode;
}

/** A drawer that the store opens and closes by name. */
export const OverlayDrawer = ({ overlay, ...rest }: OverlayDrawerProps) => (
  <ShopDrawer {...useOverlay(overlay)} {...rest} />
);
