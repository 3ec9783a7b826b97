import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { panelId } from '../../ui/TabLinks';

interface TabPanelProps {
  tab: string;
  isCurrent: boolean;
  children: ReactNode;
}

/**
 * The panel of a tab. While another tab is current, its content is detached from the document: typed text is kept, but
 * password managers and label lookups find only the visible form.
 */
export const TabPanel = ({ tab, isCurrent, children }: TabPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const [content] = useState(() => document.createElement('div'));
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (isCurrent && !wasCurrent) setWasCurrent(true);
  useLayoutEffect(() => {
    if (isCurrent) panel.current?.append(content);
    else content.remove();
  }, [content, isCurrent]);
  return (
    <div ref={panel} role="tabpanel" id={panelId(tab)} aria-labelledby={tab} hidden={!isCurrent}>
      {wasCurrent && createPortal(children, content)}
    </div>
  );
};
