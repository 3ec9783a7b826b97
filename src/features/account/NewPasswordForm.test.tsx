import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import { testEnvironment } from '../../testing/testEnvironment';
import { NewPasswordForm } from './NewPasswordForm';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows the server’s message for 1.5 seconds before it calls onDone', async () => {
  const fetch = () => Promise.resolve(Response.json({ result: 1, message: 'Done' }));
  const { store } = makeStore(testEnvironment({ fetch }));
  const onDone = jest.fn();
  const link = { email: 'ama@example.com', code: '123456' };
  const { container } = render(
    <Provider store={store}>
      <NewPasswordForm link={link} onDone={onDone} />
    </Provider>,
  );
  for (const label of ['New password', 'Confirm password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'a new secret' } });
  }
  fireEvent.submit(container.querySelector('form')!);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Done')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1490));
  expect(onDone).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(onDone).toHaveBeenCalledTimes(1);
});
