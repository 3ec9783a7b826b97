import { act, renderHook, waitFor } from '@testing-library/react';
import { useChunk } from './useChunk';

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
