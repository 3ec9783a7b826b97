/** The boot script stores its early replies here; each is taken once. */
export interface EarlyReplies {
  /** The token of the requests. */
  token: string | null;
  replies: Map<string, Promise<Response>>;
  /** URLs of the successful replies that are there, at least their headers. */
  arrived: Set<string>;
  /** The pictures of an early paint that is shown or announced; never rejects. */
  pictures?: Promise<unknown>;
}

declare global {
  interface Window {
    __early?: EarlyReplies;
  }
}

export const takeEarlyReply = (url: string, token: string | null): Promise<Response> | undefined => {
  const early = window.__early;
  if (early?.token !== token) return undefined;
  const reply = early.replies.get(url);
  early.replies.delete(url);
  return reply;
};
