import { useState } from 'react';
import { TabBar } from '../ui/TabBar';
import { panelId, TabLinks } from '../ui/TabLinks';
import { TabPanels } from '../ui/TabPanels';
import type { States } from './states';

const TABS = ['Description', 'Reviews'].map((label) => ({ id: label, label, to: '/', content: `${label} of it` }));

const Bar = () => {
  const [current, setCurrent] = useState('Description');
  return (
    <>
      <TabBar base="parts" label="About it" tabs={TABS} current={current} onChange={setCurrent} />
      <TabPanels base="parts" tabs={TABS} current={current} />
    </>
  );
};

export const TABBED: States = {
  TabBar: { usual: <Bar /> },
  TabPanels: { usual: 'see TabBar' },
  TabLinks: {
    usual: (
      <>
        <TabLinks label="Account" tabs={TABS} current="Reviews" />
        <div role="tabpanel" id={panelId('Reviews')} aria-labelledby="Reviews">
          Reviews of it
        </div>
      </>
    ),
  },
};
