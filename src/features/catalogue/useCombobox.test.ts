import { renderHook } from '@testing-library/react';
import { useCombobox } from './useCombobox';

const mount = (value: string) => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  field.value = value;
  const onText = jest.fn();
  const onChoose = jest.fn();
  renderHook(() =>
    useCombobox({ field, listId: 'list', count: 2, optionId: (at) => `option-${at}`, onChoose, onText }),
  );
  return { field, onText };
};

test('picks up text typed before the listeners attach, and opens the list', () => {
  const { field, onText } = mount('dress');
  expect(onText).toHaveBeenLastCalledWith('dress');
  expect(field).toHaveAttribute('aria-expanded', 'true');
});
