import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabBar } from './TabBar';
import { TabPanels } from './TabPanels';

const TABS = ['One', 'Two', 'Three'].map((label) => ({ id: label.toLowerCase(), label, content: `${label}s panel` }));

const Sample = () => {
  const [current, setCurrent] = useState('one');
  return (
    <>
      <TabBar base="sample" label="Sample" tabs={TABS} current={current} onChange={setCurrent} />
      <TabPanels base="sample" tabs={TABS} current={current} />
    </>
  );
};

test('a click, arrows, Home and End choose a tab, only the chosen tab is a Tab stop', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  const panel = () => screen.getByRole('tabpanel').textContent;
  const focused = () => document.activeElement?.textContent;
  expect(panel()).toBe('Ones panel');
  await user.tab();
  expect(focused()).toBe('One');
  await user.keyboard('{ArrowLeft}');
  expect([focused(), panel()]).toEqual(['Three', 'Threes panel']);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect([focused(), panel()]).toEqual(['Two', 'Twos panel']);
  await user.keyboard('{End}');
  expect(panel()).toBe('Threes panel');
  await user.keyboard('{Home}x');
  expect(panel()).toBe('Ones panel');
  await user.click(screen.getByRole('tab', { name: 'Two' }));
  expect(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('Twos panel');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});
