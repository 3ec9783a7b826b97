import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ApiState, shopApi } from './shopApi';

interface Result<Data> {
  data?: Data | undefined;
  error?: unknown;
}
type Request<Data> = Promise<Result<Data>> & { unsubscribe: () => void };

export interface Endpoint<Arg, Data> {
  name: string;
  initiate: (arg: Arg, options: { forceRefetch: true }) => ThunkAction<Request<Data>, ApiState, unknown, UnknownAction>;
}

/**
 * Reads what the server holds now. A forced refetch joins a request in flight, whose reply may be older, so that one is
 * waited for. The subscription keeps a tag that was invalidated meanwhile from evicting the reply before it is returned.
 */
export const readFresh =
  <Arg, Data>({ name, initiate }: Endpoint<Arg, Data>, arg: Arg) =>
  async (dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>): Promise<Result<Data>> => {
    await dispatch(shopApi.util.getRunningQueryThunk(name as never, arg as never));
    const request = dispatch(initiate(arg, { forceRefetch: true }));
    const { data, error } = await request;
    request.unsubscribe();
    // After an error the cache still contains the data of an earlier read.
    return error === undefined ? { data } : { error };
  };
