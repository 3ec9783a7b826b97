import { act, renderHook, waitFor } from '@testing-library/react';
import { useChunk } from './useChunk';
import { useNeededChunk } from './useNeededChunk';

test('loads a chunk that failed twice once the browser is online again', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce('lost').mockRejectedValueOnce('lost');
  load.mockResolvedValue('part');
  const onFailed = jest.fn();
  const { result } = renderHook(() => useChunk(load, true, onFailed));
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  expect(result.current).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toBe('part'));
  expect(load).toHaveBeenCalledTimes(3);
});

test('loads a needed chunk that failed twice at a retry, and offers none after that', async () => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce('lost').mockRejectedValueOnce('lost');
  load.mockResolvedValue('part');
  const { result } = renderHook(() => useNeededChunk(load, true));
  expect(result.current).toEqual({ part: null, retry: null });
  await waitFor(() => expect(result.current.retry).not.toBeNull());
  act(() => result.current.retry?.());
  await waitFor(() => expect(result.current).toEqual({ part: 'part', retry: null }));
});
